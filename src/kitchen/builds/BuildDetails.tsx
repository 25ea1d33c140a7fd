import { useCallback, useState } from 'react';
import { buildsMessages as texts } from '#contract/kitchen/publishing/builds-messages.ts';
import type { BuildPagesAnswer, BuildView, ChangedPageView } from '#contract/publishing/build.ts';
import { pageChanges } from '#domain/publishing/history/build-summary.ts';
import { Button } from '#ui/Button.tsx';
import { pagesOf } from './history.ts';
import { useAnswer } from './use-answer.ts';
import { laterDialog } from '../shell/frame/Later.tsx';
import { useMay } from '../shell/session/use-may.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

// Asked for by the press that opens them.
const ComparisonDialog = laterDialog(
  async () => (await import('./ComparisonDialog.tsx')).ComparisonDialog,
);
const PastSite = laterDialog(async () => (await import('./PastSite.tsx')).PastSite);

/** What a build changed, page by page. */
export function BuildDetails({ build }: { build: BuildView }) {
  const { id, failures, isLive, isRestorable, status } = build;
  const ask = useCallback(() => pagesOf(id), [id]);
  const { answer, failure, askAgain } = useAnswer(ask);
  const [opened, setOpened] = useState<'past' | 'comparison' | null>(null);
  const mayGoBack = useMay('POST /:siteSlug/builds/:buildId/rollback');
  const close = () => setOpened(null);
  return (
    <div className="build-details">
      <div className="build-actions">
        {status === 'live' && (
          <Button variant="quiet" onClick={() => setOpened('past')}>
            {texts.look}
          </Button>
        )}
        {isRestorable && !isLive && mayGoBack && (
          <Button variant="quiet" onClick={() => setOpened('comparison')}>
            {texts.goBack}
          </Button>
        )}
      </div>
      {failures.length > 0 && (
        <ul className="builds-failures">
          {failures.map(({ path, reason }) => (
            <li key={path}>
              <code>{path}</code> {reason}
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <>
          <Failure failure={failure} />
          <TryAgain onAgain={askAgain}>{texts.tryAgain}</TryAgain>
        </>
      )}
      {answer && <Pages answer={answer} build={build} />}
      {opened === 'past' && <PastSite build={build} onClose={close} />}
      {opened === 'comparison' && <ComparisonDialog build={build} onClose={close} />}
    </div>
  );
}

type PagesProps = { answer: BuildPagesAnswer; build: BuildView };

function Pages({ answer: { pages, counts }, build }: PagesProps) {
  const total = pageChanges.reduce((sum, change) => sum + counts[change], 0);
  if (total === 0) {
    return (
      <p className="kitchen-meta">
        {build.pagesChanged > 0 ? texts.keptNoMore : texts.unchangedPages}
      </p>
    );
  }
  return (
    <>
      {pageChanges.map((change) => {
        const listed = pages.filter((page) => page.change === change);
        if (listed.length === 0) return null;
        return (
          <section key={change} className="build-pages">
            <h3>{texts.changes[change]}</h3>
            <ul>
              {listed.map((page) => (
                <Changed key={page.path} page={page} />
              ))}
              {counts[change] > listed.length && (
                <li>{texts.morePages(counts[change] - listed.length)}</li>
              )}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Changed({ page: { path, kind, title } }: { page: ChangedPageView }) {
  return (
    <li>
      <span>{title ?? texts.kinds[kind] ?? path}</span> <code>{path}</code>
    </li>
  );
}
