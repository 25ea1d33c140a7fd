import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import {
  areaPath,
  firstLabelTop,
  heights,
  linePath,
  plotHeight,
  plotWidth,
} from '#domain/kitchen/overview/plot.ts';
import { runningTotals, sumOf } from '#domain/kitchen/overview/series.ts';
import { PartFailed } from '../PartFailed.tsx';
import { Ends } from './Ends.tsx';

const { readers: texts } = overviewMessages;

type Props = { overview: OverviewAnswer };

/** How many get letters, as a line that ends in its number. */
export function Subscribers({ overview: { subscribers, days, firstDay } }: Props) {
  if (subscribers === null) {
    return (
      <div className="overview-plot">
        <PartFailed />
      </div>
    );
  }
  const { total, came, left } = subscribers;
  const totals = runningTotals(total, { came, left });
  const isEmpty = totals.every((each) => each === 0);
  const grown = texts.grown(sumOf(came), sumOf(left), texts.since[days]);
  return (
    <figure className="overview-plot">
      <figcaption>
        <strong>{texts.subscribers(total)}</strong>
        <span className="kitchen-meta">{isEmpty ? texts.none : grown}</span>
      </figcaption>
      {!isEmpty && (
        <>
          <Line totals={totals} />
          <Ends firstDay={firstDay} />
        </>
      )}
    </figure>
  );
}

/** What it says stands in words and in the table, so that nobody has to see it. */
function Line({ totals }: { totals: number[] }) {
  const placed = heights(totals);
  const [first = 0, last = 0] = [totals[0], totals.at(-1)];
  const begun = first.toLocaleString('en');
  return (
    <div className="overview-field" aria-hidden>
      <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none">
        <path className="overview-area" d={areaPath(totals)} />
        <path className="overview-line" d={linePath(totals)} />
      </svg>
      {first !== last && (
        <span className="overview-first" style={{ top: `${firstLabelTop(totals, begun)}%` }}>
          {begun}
        </span>
      )}
      <span className="overview-last" style={{ top: `${placed.at(-1) ?? 0}%` }}>
        {last.toLocaleString('en')}
      </span>
    </div>
  );
}
