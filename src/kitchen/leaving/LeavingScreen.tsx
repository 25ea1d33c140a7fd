import { useEffect } from 'react';
import type { ArchiveAnswer } from '#contract/archive/archive.ts';
import { leavingMessages as texts } from '#contract/kitchen/site/leaving-messages.ts';
import { fileSize } from '#domain/kitchen/media-library/file-facts.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { $archive, countArchive } from './archive.ts';
import { DeleteSite } from './DeleteSite.tsx';
import { DownloadSection } from './DownloadSection.tsx';
import { OfferSite } from './OfferSite.tsx';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

export function LeavingScreen() {
  return <Shell>{(site) => <Leaving site={site} />}</Shell>;
}

function Leaving({ site }: { site: OwnSite }) {
  const state = useValue($archive);
  // The server is outside of React.
  useEffect(() => void countArchive(), []);
  const archive = valueOf(state);
  return (
    <div className="leaving">
      <header>
        <h1>{texts.heading}</h1>
        <p className="leaving-intro">{texts.intro}</p>
      </header>
      <DownloadSection kind="everything" texts={texts.everything}>
        {archive && <Counted archive={archive} />}
        {state.status === 'rejected' && <NotCounted error={state.error} />}
      </DownloadSection>
      <DownloadSection
        kind="site"
        texts={texts.site}
        nothing={archive?.isPublished === false ? texts.site.nothingYet : null}
      />
      <OfferSite site={site} />
      <DeleteSite site={site} />
    </div>
  );
}

const counts = ['recipes', 'collections', 'pictures', 'films', 'comments', 'subscribers'] as const;

/** What there is, each in a word of its own; what there is none of is left out. */
function Counted({ archive }: ArchiveAnswer) {
  const there = counts.filter((name) => archive[name] > 0);
  return (
    <>
      {there.length > 0 && (
        <ul className="leaving-counts">
          {there.map((name) => (
            <li key={name}>{texts.count[name](archive[name])}</li>
          ))}
        </ul>
      )}
      {archive.bytes > 0 && <p className="kitchen-meta">{texts.size(fileSize(archive.bytes))}</p>}
    </>
  );
}

/** Nothing of it is needed to download it. */
function NotCounted({ error }: { error: unknown }) {
  return (
    <div className="leaving-uncounted">
      <p>{texts.loadFailed}</p>
      <Failure failure={failureOf(error)} />
      <TryAgain onAgain={countArchive}>{texts.tryAgain}</TryAgain>
    </div>
  );
}
