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
        <>
          <Word state="publishing" site={site}>
            {isSlow ? texts.slow : texts.publishing}
          </Word>
          {isSlow && <Reason>{texts.slowHint}</Reason>}
        </>
      );
    case 'failed':
      return (
        <>
          <Word state="failed" site={site}>
            {texts.failedPages(state.failures.length)}
          </Word>
          <button type="button" className="kitchen-link" onClick={() => void retryPublishing()}>
            {texts.retry}
          </button>
          <Reason>{state.failures[0]?.reason}</Reason>
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
  children: string;
};

/** Leads to what was published when, and why it is as it is. */
function Word({ state, site, children }: WordProps) {
  return (
    <a className="state" data-state={state} href={buildsPath(site.slug)}>
      {children}
    </a>
  );
}

/** As much of it as fits into a line where there is no room for more; who hears it hears all. */
function Reason({ children }: { children: string | undefined }) {
  if (!children) return null;
  return <p className="kitchen-publishing-reason">{children}</p>;
}
