import { useId } from 'react';
import { sitesMessages } from '#contract/kitchen/shell/sites-messages.ts';
import type { DeletedSiteView } from '#contract/site/site-deletion.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { dayOf } from '../clock/day-words.ts';
import { $restoring, restoreSite } from './deleted-sites.ts';
import { Failure } from '../shell/frame/Failure.tsx';

const { deleted: texts } = sitesMessages;

/** Sites that wait to be removed for good, each with the day and the way back. */
export function DeletedSites({ sites }: { sites: readonly DeletedSiteView[] }) {
  const headingId = useId();
  const { id: restoring, failure } = useValue($restoring);
  if (sites.length === 0) return null;
  return (
    <section className="kitchen-deleted-sites" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <ul>
        {sites.map((site) => (
          <li key={site.id}>
            <span className="kitchen-sites-title">{site.title}</span>
            <small>{texts.until(dayOf(site.keptUntil))}</small>
            <Button
              variant="quiet"
              isPending={restoring === site.id}
              aria-label={texts.restoreNamed(site.title)}
              onClick={() => void restoreSite(site)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
      <Failure failure={failure} />
    </section>
  );
}
