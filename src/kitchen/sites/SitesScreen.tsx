import { useEffect } from 'react';
import { sitesMessages as texts } from '#contract/kitchen/shell/sites-messages.ts';
import { firstPath } from '#domain/kitchen/screen-roles.ts';
import type { DeletedSiteView } from '#contract/site/site-deletion.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { followFocus } from '../shell/focus/follow-focus.ts';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import { $session, type OwnSite, openKitchen } from '../shell/session/session.ts';
import { $deletedSites, loadDeletedSites } from './deleted-sites.ts';
import { DeletedSites } from './DeletedSites.tsx';
import { SiteChoice } from './SiteChoice.tsx';
import { Unopened } from './Unopened.tsx';

type Props = { platformHost: string };

/** Chooses a site; who has one alone is led straight in. */
export function SitesScreen({ platformHost }: Props) {
  const session = useComputed($session);
  const deleted = useValue($deletedSites);
  useEffect(() => {
    openKitchen().catch(reportError);
  }, []);
  useEffect(followFocus, []);
  const isIn = session.status === 'open';
  useEffect(() => {
    // What can be restored is known to the server alone.
    if (isIn) void loadDeletedSites();
  }, [isIn]);
  const restorable = deleted.status === 'fulfilled' ? deleted.value : [];
  const isKnown = deleted.status === 'fulfilled' || deleted.status === 'rejected';
  const alone = session.status === 'open' ? onlySiteOf(session.user.sites) : null;
  // Who has a site to restore is shown it before they are led on.
  const only = restorable.length === 0 ? alone : null;
  const isWaiting = alone !== null && !isKnown;
  useEffect(() => {
    if (only && isKnown) globalThis.location.replace(firstPath(only));
  }, [only, isKnown]);
  if (session.status !== 'open' || only || isWaiting) return <Unopened session={session} />;
  return <Choice sites={session.user.sites} deleted={restorable} platformHost={platformHost} />;
}

const onlySiteOf = (sites: OwnSite[]): OwnSite | null =>
  sites.length === 1 ? (sites[0] ?? null) : null;

type Choosing = Props & { sites: OwnSite[]; deleted: DeletedSiteView[] };

function Choice({ sites, deleted, platformHost }: Choosing) {
  const isNew = sites.length === 0;
  return (
    <main id="content" className="kitchen-main kitchen-alone">
      <h1>{isNew ? texts.newHeading : texts.heading}</h1>
      {isNew && <p>{texts.newText}</p>}
      {!isNew && <SiteChoice {...{ sites, platformHost }} pathOf={firstPath} />}
      <a className={isNew ? 'button' : 'button quiet'} href="/create">
        {isNew ? texts.create : texts.createAnother}
      </a>
      <DeletedSites sites={deleted} />
      {isNew && deleted.length === 0 && <Ghosts kind="rows" />}
    </main>
  );
}
