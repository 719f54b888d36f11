/** A chart with its title, and the same figures as a table: screen readers get the table, others on request. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from '../controls/index.ts';
import './chart-figure.css';
import { withColon } from '../words/with-colon.ts';

interface ChartTable {
  readonly heads: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly (string | number)[])[];
}

interface ChartFigureProps {
  readonly title: string;
  readonly about?: string;
  readonly table: ChartTable;
  readonly words: { readonly asTable: string; readonly asChart: string };
  readonly children: ComponentChildren;
}

export function ChartFigure({ title, about, table, words, children }: ChartFigureProps) {
  const [isTable, setTable] = useState(false);
  const heading = useId();
  return (
    <figure class="chart-figure sheet-of-paper" aria-labelledby={heading}>
      <figcaption>
        <h2 id={heading}>{title}</h2>
        <Button
          size="small"
          kind="quiet"
          label={withColon(isTable ? words.asChart : words.asTable, title)}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.asChart : words.asTable}
        </Button>
      </figcaption>
      {about !== undefined && <p class="chart-about">{about}</p>}
      {!isTable && <div aria-hidden="true">{children}</div>}
      <div class={isTable ? 'chart-table' : 'unseen'}>
        <table>
          <caption class="unseen">{title}</caption>
          <thead>
            <tr>
              {table.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells], nth) => (
              <tr key={nth}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
