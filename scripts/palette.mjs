/** A small PNG of a drawing: 256 colours found by median cut, one byte for each pixel. */
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;

/** The channel in which the colours of a box differ most, and by how much. */
function widest(box) {
  const spans = [0, 1, 2].map((channel) => {
    let [low, high] = [255, 0];
    for (const { rgb } of box) {
      low = Math.min(low, rgb[channel]);
      high = Math.max(high, rgb[channel]);
    }
    return high - low;
  });
  const span = Math.max(...spans);
  return { channel: spans.indexOf(span), span };
}

const weightOf = (box) => box.reduce((sum, { count }) => sum + count, 0);

/** Where half of a box's pixels are on either side. */
function halves(box) {
  const { channel } = widest(box);
  const sorted = box.toSorted((one, other) => one.rgb[channel] - other.rgb[channel]);
  const half = weightOf(box) / 2;
  let [at, seen] = [0, 0];
  while (at < sorted.length - 1 && seen + sorted[at].count <= half) seen += sorted[at++].count;
  const cut = Math.max(1, at);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

const worthCutting = (box) => (box.length < 2 ? 0 : widest(box).span * Math.sqrt(weightOf(box)));

function cutAll(colours) {
  let boxes = [colours];
  while (boxes.length < COLOURS) {
    const worths = boxes.map(worthCutting);
    const most = Math.max(...worths);
    if (most === 0) break;
    const cut = worths.indexOf(most);
    boxes = boxes.flatMap((box, nth) => (nth === cut ? halves(box) : [box]));
  }
  return boxes;
}

const meanOf = (box) =>
  [0, 1, 2].map((channel) =>
    Math.round(box.reduce((sum, { rgb, count }) => sum + rgb[channel] * count, 0) / weightOf(box)),
  );

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** From the pixels of a picture, four bytes each. */
export function palettePng({ width, height, pixels }) {
  const colours = new Map();
  const keyAt = (pixel) => (pixels[pixel * 4] << 16) | (pixels[pixel * 4 + 1] << 8) | pixels[pixel * 4 + 2];
  for (let pixel = 0; pixel < width * height; pixel++)
    colours.set(keyAt(pixel), (colours.get(keyAt(pixel)) ?? 0) + 1);
  const counted = [...colours].map(([key, count]) => ({
    key,
    count,
    rgb: [key >> 16, (key >> 8) & 255, key & 255],
  }));
  const boxes = cutAll(counted);
  const indexes = new Map(boxes.flatMap((box, nth) => box.map(({ key }) => [key, nth])));
  const lines = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      lines[row * (width + 1) + 1 + column] = indexes.get(keyAt(row * width + column));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Eight bits, by palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
