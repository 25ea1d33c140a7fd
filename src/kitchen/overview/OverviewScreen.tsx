import { useEffect } from 'react';
import { overviewMessages as texts } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveState } from '../builds/LiveState.tsx';
import { noteLastSite } from '../shell/frame/last-site.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { Comments } from './Comments.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { MostSaved } from './MostSaved.tsx';
import { $overview, loadOverview, openOverview } from './overview.ts';
import { Readers } from './readers/Readers.tsx';
import { Today } from './today/Today.tsx';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function OverviewScreen() {
  return <Shell>{(site) => <Overview site={site} />}</Shell>;
}

function Overview({ site }: { site: OwnSite }) {
  const overview = useValue($overview);
  // Follows the address and the browser, which are outside of React.
  useEffect(openOverview, []);
  useEffect(() => noteLastSite(site.id), [site.id]);
  const known = valueOf(overview);
  return (
    <div className="overview" aria-busy={overview.status === 'pending'}>
      <header>
        <h1>{texts.heading}</h1>
        <LiveState site={site} />
      </header>
      {overview.status === 'rejected' && (
        <NotLoaded texts={texts} failure={failureOf(overview.error)} onAgain={loadOverview} />
      )}
      {known && <Known known={known} site={site} />}
    </div>
  );
}

function Known({ known, site }: { known: OverviewAnswer; site: OwnSite }) {
  // A site that is read has more urgent things to tell than what is left of its beginning.
  const isOpen = known.steps?.recipe === true;
  const steps = <FirstSteps steps={known.steps} site={site} />;
  return (
    <>
      {!isOpen && steps}
      <Today overview={known} siteSlug={site.slug} />
      {isOpen && steps}
      <Readers overview={known} site={site} />
      <div className="overview-pair">
        <MostSaved saved={known.mostSaved} siteSlug={site.slug} />
        <Comments comments={known.comments} siteSlug={site.slug} />
      </div>
    </>
  );
}
