/** Least squares with a small penalty on large weights, from samples that come one by one. */

export interface Sums {
  readonly size: number;
  readonly products: Float64Array;
  readonly targets: Float64Array;
  samples: number;
  squares: number;
}

export const newSums = (size: number): Sums => ({
  size,
  products: new Float64Array(size * size),
  targets: new Float64Array(size),
  samples: 0,
  squares: 0,
});

export function addSample(
  sums: Sums,
  terms: readonly number[],
  amounts: readonly number[],
  target: number,
): void {
  const { size, products, targets } = sums;
  terms.forEach((term, nth) => {
    const amount = amounts[nth] as number;
    targets[term] = (targets[term] as number) + amount * target;
    terms.forEach((other, mth) => {
      const at = term * size + other;
      products[at] = (products[at] as number) + amount * (amounts[mth] as number);
    });
  });
  sums.samples++;
  sums.squares += target * target;
}

/** Solves by Cholesky; the penalty keeps terms that never occurred at nothing. */
export function solve({ size, products, targets }: Sums, penalty: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = (products[row * size + column] as number) + (row === column ? penalty : 0);
      for (let nth = 0; nth < column; nth++) {
        sum -= (lower[row * size + nth] as number) * (lower[column * size + nth] as number);
      }
      lower[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] as number);
    }
  }
  const solution = new Float64Array(targets);
  for (let row = 0; row < size; row++) {
    for (let nth = 0; nth < row; nth++) {
      solution[row] =
        (solution[row] as number) - (lower[row * size + nth] as number) * (solution[nth] as number);
    }
    solution[row] = (solution[row] as number) / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let nth = row + 1; nth < size; nth++) {
      solution[row] =
        (solution[row] as number) - (lower[nth * size + row] as number) * (solution[nth] as number);
    }
    solution[row] = (solution[row] as number) / (lower[row * size + row] as number);
  }
  return solution;
}

/** What the weights leave unexplained, as a standard deviation. */
export function unexplained(
  { size, products, targets, samples, squares }: Sums,
  weights: Float64Array,
): number {
  let rest = squares;
  for (let row = 0; row < size; row++) {
    let product = 0;
    for (let column = 0; column < size; column++) {
      product += (products[row * size + column] as number) * (weights[column] as number);
    }
    rest += (weights[row] as number) * (product - 2 * (targets[row] as number));
  }
  return Math.sqrt(Math.max(0, rest) / Math.max(1, samples));
}
