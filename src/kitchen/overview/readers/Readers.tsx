import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { subscribersPath } from '#domain/kitchen/kitchen-paths.ts';
import { overviewPartsFor } from '#domain/kitchen/overview/parts.ts';
import { overviewPeriods } from '#domain/kitchen/overview/period.ts';
import { useValue } from '#stores/use-value.ts';
import type { OwnSite } from '../../shell/session/session.ts';
import { choosePeriod, $period } from '../overview.ts';
import { Numbers } from './Numbers.tsx';
import { Saves } from './Saves.tsx';
import { Subscribers } from './Subscribers.tsx';

const { readers: texts } = overviewMessages;

type Props = { overview: OverviewAnswer; site: OwnSite };

/** How many read along, which is the owner's to know, and how much they save, over the days that are chosen. */
export function Readers({ overview, site: { slug, role } }: Props) {
  const isTold = overviewPartsFor(role).includes('subscribers');
  return (
    <section className="overview-readers" aria-labelledby="readers">
      <header>
        <h2 id="readers">{texts.heading}</h2>
        <Period />
      </header>
      <div className="overview-plots">
        {isTold && <Subscribers overview={overview} />}
        <Saves overview={overview} />
      </div>
      <footer>
        <Numbers overview={overview} />
        {isTold && (
          <a className="kitchen-link" href={subscribersPath(slug)}>
            {texts.all}
          </a>
        )}
      </footer>
    </section>
  );
}

function Period() {
  const chosen = useValue($period);
  return (
    <fieldset className="overview-period">
      <legend className="visually-hidden">{texts.period}</legend>
      {overviewPeriods.map((days) => (
        <label key={days}>
          <input
            type="radio"
            name="period"
            className="visually-hidden"
            checked={days === chosen}
            onChange={() => choosePeriod(days)}
          />
          <span>{texts.days[days]}</span>
        </label>
      ))}
    </fieldset>
  );
}
