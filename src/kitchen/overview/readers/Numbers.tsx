import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { binned, runningTotals } from '#domain/kitchen/overview/series.ts';
import { binSizes, dayAt } from './bins.ts';

const { readers: texts } = overviewMessages;

/** What both plots show, as a table for whoever would rather read it. */
export function Numbers({ overview }: { overview: OverviewAnswer }) {
  const { subscribers, bookmarks, days, firstDay } = overview;
  const hasNumbers =
    subscribers !== null &&
    [subscribers.total, ...subscribers.came, ...subscribers.left].some(Boolean);
  const hasSaves = bookmarks !== null && bookmarks.saved.some(Boolean);
  // Nothing but noughts is no table.
  if (!hasNumbers && !hasSaves) return null;
  const totals = subscribers && runningTotals(subscribers.total, subscribers);
  const empty = Array.from({ length: days }, () => 0);
  const bins = binned(bookmarks?.saved ?? empty, binSizes[days]).toReversed();
  return (
    <details className="overview-numbers">
      <summary>{texts.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.columns.days}</th>
            {totals && <th scope="col">{texts.columns.subscribers}</th>}
            {bookmarks && <th scope="col">{texts.columns.saves}</th>}
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, sum }) => (
            <tr key={from}>
              <th scope="row">{texts.rangeOf(dayAt(firstDay, from), dayAt(firstDay, to))}</th>
              {totals && <td>{totals[to]?.toLocaleString('en')}</td>}
              {bookmarks && <td>{sum.toLocaleString('en')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
