import { useEffect } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import type { BuildStatusAnswer } from '#contract/publishing/build.ts';
import { buildsPath } from '#domain/kitchen/kitchen-paths.ts';
import { useValue } from '#stores/use-value.ts';
import { siteAddress } from '../network/address.ts';
import { $isSlow, $publishing, retryPublishing, watchPublishing } from './publishing-state.ts';
import type { OwnSite } from '../session/session.ts';

const { publishing: texts, ...shellTexts } = kitchenShellMessages;

/** Publishing…, Live with a link, or Failed with the reason and Retry. */
export function PublishingState({ site }: { site: OwnSite }) {
  const state = useValue($publishing);
  // Follows the server, which is outside of React.
  useEffect(watchPublishing, []);
  return (
    <div className="kitchen-publishing" aria-live="polite">
      {state && <Told state={state} site={site} />}
    </div>
  );
}

function Told({ state, site }: { state: BuildStatusAnswer; site: OwnSite }) {
  const isSlow = useValue($isSlow);
  switch (state.state) {
    case 'publishing':
      return (
        <Word state="publishing" site={site} hint={isSlow ? texts.slowHint : undefined}>
          {isSlow ? texts.slow : texts.publishing}
        </Word>
      );
    case 'failed':
      return (
        <>
          <Word state="failed" site={site} hint={state.failures[0]?.reason}>
            {texts.failedPages(state.failures.length)}
          </Word>
          <button type="button" className="kitchen-link" onClick={() => void retryPublishing()}>
            {texts.retry}
          </button>
        </>
      );
    default:
      return (
        <>
          <Word state="live" site={site}>
            {texts.live}
          </Word>
          <a className="kitchen-link" href={siteAddress(site.slug)}>
            {shellTexts.visitSite}
          </a>
        </>
      );
  }
}

type WordProps = {
  state: BuildStatusAnswer['state'];
  site: OwnSite;
  hint?: string | undefined;
  children: string;
};

/** Leads to what was published when, and why it is as it is. */
function Word({ state, site, hint, children }: WordProps) {
  return (
    <a className="state" data-state={state} href={buildsPath(site.slug)} title={hint}>
      {children}
    </a>
  );
}
