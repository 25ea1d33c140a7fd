import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { plotHeight, plotWidth } from '#domain/kitchen/overview/plot.ts';
import { type Bin, binned, highestOf, sumOf } from '#domain/kitchen/overview/series.ts';
import { PartFailed } from '../PartFailed.tsx';
import { binSizes, dayAt } from './bins.ts';
import { Ends } from './Ends.tsx';

const { readers: texts } = overviewMessages;

type Props = { overview: OverviewAnswer };

/** How often recipes were saved, a bar for some days; the highest carries its number. */
export function Saves({ overview: { bookmarks, days, firstDay } }: Props) {
  if (bookmarks === null) {
    return (
      <div className="overview-plot">
        <PartFailed />
      </div>
    );
  }
  const total = sumOf(bookmarks.saved);
  const compared = texts.compared(bookmarks.before, texts.before[days]);
  return (
    <figure className="overview-plot">
      <figcaption>
        <strong>{texts.saves(total)}</strong>
        <span className="kitchen-meta">
          {total === 0 && bookmarks.before === 0 ? texts.noneSaved : compared}
        </span>
      </figcaption>
      {total > 0 && (
        <>
          <Bars bins={binned(bookmarks.saved, binSizes[days])} firstDay={firstDay} />
          <Ends firstDay={firstDay} />
        </>
      )}
    </figure>
  );
}

/** Part of a bar's place that stays free. */
const gap = 0.3;

function Bars({ bins, firstDay }: { bins: Bin[]; firstDay: string }) {
  const highest = highestOf(bins);
  const most = highest?.sum ?? 1;
  const step = plotWidth / bins.length;
  const place = highest ? ((bins.indexOf(highest) + 0.5) / bins.length) * 100 : 0;
  return (
    <div className="overview-field overview-bars" aria-hidden>
      <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none">
        {bins.map(({ from, sum }, index) => {
          const height = (sum / most) * plotHeight;
          return (
            <rect
              key={from}
              x={(index + gap / 2) * step}
              y={plotHeight - height}
              width={step * (1 - gap)}
              height={height}
            />
          );
        })}
      </svg>
      {highest && (
        <span className="overview-peak" style={peakPlace(place)}>
          {labelOf(highest, firstDay)}
        </span>
      )}
    </div>
  );
}

/** It grows away from the nearer edge, so that it never leaves the field. */
const peakPlace = (percent: number) =>
  percent > 50 ? { right: `${100 - percent}%` } : { left: `${percent}%` };

function labelOf({ from, to, sum }: Bin, firstDay: string): string {
  const [first, last] = [dayAt(firstDay, from), dayAt(firstDay, to)];
  return from === to ? texts.highest(sum, first) : texts.highestOfDays(sum, first, last);
}
