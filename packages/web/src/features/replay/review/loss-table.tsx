/** The total cost of each seat's decisions, split into draft, allocation and placement. */
import { costsOf, DECISION_KINDS } from '@duopolis/bots/browser';
import type { ReviewedDecision, Unit } from '@duopolis/bots/review';
import type { Seat } from '@duopolis/rules';
import { figure, tenths } from '../../../game/review/said.ts';
import './loss-table.css';
import './review-small.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';

interface LossProps {
  readonly decisions: readonly ReviewedDecision[];
  readonly names: readonly string[];
  /** Seats that decide: Automas don't. */
  readonly seats: readonly Seat[];
  readonly unit: Unit;
}

export function Loss({ decisions, names, seats, unit }: LossProps) {
  const { loss } = reviewWords();
  const rows = seats.map((seat) => {
    const costs = costsOf(decisions, seat);
    const parts = DECISION_KINDS.map((kind) => ({ kind, cost: tenths(costs[kind].cost) }));
    return { seat, parts, sum: parts.reduce((sum, { cost }) => sum + cost, 0) };
  });
  const most = Math.max(1, ...rows.map(({ sum }) => sum));
  return (
    <section class="review-loss" aria-labelledby="review-loss" tabIndex={0}>
      <h2 id="review-loss">{loss.title}</h2>
      <p class="review-small">{loss.about[unit]}</p>
      <table>
        <caption class="unseen">{loss.title}</caption>
        <thead>
          <tr>
            <th scope="col">{loss.who}</th>
            {DECISION_KINDS.map((kind) => (
              <th key={kind} scope="col">
                <i class={`review-key review-${kind}`} aria-hidden="true" />
                {loss.kinds[kind]}
              </th>
            ))}
            <th scope="col">{loss.together}</th>
          </tr>
        </thead>
        {rows.map(({ seat, parts, sum }) => (
          <tbody key={seat}>
            <tr>
              <th scope="row">{names[seat]}</th>
              {parts.map(({ kind, cost }) => (
                <td key={kind}>{figure(cost)}</td>
              ))}
              <td>
                <b>{figure(sum)}</b>
              </td>
            </tr>
            <tr aria-hidden="true">
              <td colSpan={5} class="review-bar">
                <span style={{ width: `${(sum / most) * 100}%` }}>
                  {parts.map(({ kind, cost }) => (
                    <i key={kind} class={`review-${kind}`} style={{ flexGrow: cost }} />
                  ))}
                </span>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}
