import { useEffect, useState } from 'react';
import { shareMessages as texts } from '#contract/kitchen/import/share-messages.ts';
import { sitesMessages } from '#contract/kitchen/shell/sites-messages.ts';
import { importPath, kitchenPath } from '#domain/kitchen/kitchen-paths.ts';
import { opensTo } from '#domain/kitchen/screen-roles.ts';
import { useComputed } from '#stores/use-value.ts';
import { PhoneHelp } from '../recipe-import/sources/PhoneHelp.tsx';
import { lastSite } from '../shell/frame/last-site.ts';
import { $session, type OwnSite, openKitchen } from '../shell/session/session.ts';
import { SiteChoice } from '../sites/SiteChoice.tsx';
import { Unopened } from '../sites/Unopened.tsx';
import { keepShared } from './keep-shared.ts';
import { sharedTexts } from './shared-text.ts';

type Props = { platformHost: string };

/** Takes what another app shared to the import of the cook's site, by way of signing in. */
export function ShareScreen({ platformHost }: Props) {
  const session = useComputed($session);
  const [isWaiting, setIsWaiting] = useState<boolean | null>(null);
  const personId = session.status === 'open' ? session.user.id : null;
  useEffect(() => {
    // Before anybody is sent to sign in.
    keepShared();
    openKitchen().catch(reportError);
  }, []);
  useEffect(() => {
    // What waits is with the device.
    if (personId !== null) void sharedTexts(personId).then((all) => setIsWaiting(all.length > 0));
  }, [personId]);
  const all = session.status === 'open' ? session.user.sites : [];
  const sites = all.filter(({ role }) => opensTo('import', role));
  const target = isWaiting && personId !== null ? siteFor(sites, personId) : null;
  const slug = target?.slug ?? null;
  useEffect(() => {
    if (slug !== null) globalThis.location.replace(importPath(slug));
  }, [slug]);
  if (session.status !== 'open' || isWaiting === null || target !== null) {
    return <Unopened session={session} />;
  }
  return (
    <main id="content" className="kitchen-main kitchen-alone">
      {isWaiting ? <Waiting {...{ sites, platformHost }} /> : <Nothing />}
    </main>
  );
}

/** The only site, or the one that was used last unless another one is asked for. */
function siteFor(sites: readonly OwnSite[], personId: string): OwnSite | null {
  const [only] = sites;
  if (only && sites.length === 1) return only;
  const isAsked = new URLSearchParams(globalThis.location.search).has('choose');
  const last = isAsked ? null : lastSite(personId);
  // By its address where it was kept before it was kept by its id.
  return sites.find(({ id, slug }) => id === last || slug === last) ?? null;
}

function Waiting({ sites, platformHost }: Props & { sites: readonly OwnSite[] }) {
  if (sites.length > 0) {
    return (
      <>
        <h1>{texts.which}</h1>
        <p>{texts.whichText}</p>
        <SiteChoice {...{ sites, platformHost }} pathOf={({ slug }) => importPath(slug)} />
      </>
    );
  }
  return (
    <>
      <h1>{sitesMessages.newHeading}</h1>
      <p>{texts.noSite}</p>
      <a className="button" href="/create">
        {sitesMessages.create}
      </a>
    </>
  );
}

const Nothing = () => (
  <>
    <h1>{texts.nothing}</h1>
    <p>{texts.nothingText}</p>
    <PhoneHelp />
    <a className="button quiet" href={kitchenPath}>
      {texts.toKitchen}
    </a>
  </>
);
