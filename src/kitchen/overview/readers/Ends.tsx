import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import { dayAt } from './bins.ts';

/** Between which days a plot lies; words and the table say it to whoever does not see it. */
export function Ends({ firstDay }: { firstDay: string }) {
  return (
    <p className="overview-ends" aria-hidden>
      <span>{dayAt(firstDay, 0)}</span>
      <span>{overviewMessages.readers.today}</span>
    </p>
  );
}
