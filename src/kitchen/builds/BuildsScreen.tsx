import { useEffect } from 'react';
import { buildsMessages as texts } from '#contract/kitchen/publishing/builds-messages.ts';
import type { BuildsAnswer, BuildView } from '#contract/publishing/build.ts';
import { buildDays } from '#domain/kitchen/builds/build-days.ts';
import { addressesPath, recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { BuildLine } from './BuildLine.tsx';
import { $history, followHistory, loadHistory, mostShown, showEarlier } from './history.ts';
import { LiveState } from './LiveState.tsx';
import { dayName, timeZoneHere } from './sentences.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function BuildsScreen() {
  return <Shell>{(site) => <History site={site} />}</Shell>;
}

function History({ site }: { site: OwnSite }) {
  const history = useValue($history);
  // Follows the server, which is outside of React.
  useEffect(followHistory, []);
  const known = valueOf(history);
  return (
    <div className="builds">
      <h1>{texts.heading}</h1>
      <p>
        <a className="kitchen-link" href={addressesPath(site.slug)}>
          {texts.toAddresses}
        </a>
      </p>
      <LiveState site={site} />
      {history.status === 'rejected' && (
        <NotLoaded texts={texts} failure={failureOf(history.error)} onAgain={loadHistory} />
      )}
      {known && <Known known={known} site={site} />}
    </div>
  );
}

function Known({ known: { builds, total }, site }: { known: BuildsAnswer; site: OwnSite }) {
  if (builds.length === 0) return <Empty site={site} />;
  const left = Math.min(total, mostShown) - builds.length;
  return (
    <>
      {buildDays(builds, timeZoneHere).map(({ day, builds: ofDay }) => (
        <Day key={day} name={dayName(day)} builds={ofDay} />
      ))}
      {left > 0 && (
        <Button variant="quiet" onClick={() => void showEarlier()}>
          {texts.earlier}
        </Button>
      )}
    </>
  );
}

function Day({ name, builds }: { name: string; builds: BuildView[] }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ol>
        {builds.map((build) => (
          <BuildLine key={build.id} build={build} />
        ))}
      </ol>
    </section>
  );
}

/** What the history will show, and the one next step. */
function Empty({ site }: { site: OwnSite }) {
  return (
    <div className="list-message">
      <h2>{texts.empty.heading}</h2>
      <p>{texts.empty.text}</p>
      <a className="button" href={recipesPath(site.slug)}>
        {texts.empty.action}
      </a>
    </div>
  );
}
