import { useEffect } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell-messages.ts';
import type { BuildStatusAnswer } from '#contract/publishing/build.ts';
import { useValue } from '#stores/use-value.ts';
import { $publishing, followPublishing, retryPublishing } from './publishing-state.ts';
import type { OwnSite } from './session.ts';

const { publishing: texts } = kitchenShellMessages;

/** Publishing…, Live with a link, or Failed with the reason and Retry. */
export function PublishingState({ site }: { site: OwnSite }) {
  const state = useValue($publishing);
  useEffect(() => {
    void followPublishing();
  }, []);
  return (
    <div className="kitchen-publishing" aria-live="polite">
      {state && <Told state={state} site={site} />}
    </div>
  );
}

function Told({ state, site }: { state: BuildStatusAnswer; site: OwnSite }) {
  switch (state.state) {
    case 'publishing':
      return (
        <span className="state" data-state="publishing">
          {texts.publishing}
        </span>
      );
    case 'failed':
      return (
        <>
          <span className="state" data-state="failed" title={state.failures[0]?.reason}>
            {texts.failedPages(state.failures.length)}
          </span>
          <button type="button" className="kitchen-link" onClick={() => void retryPublishing()}>
            {texts.retry}
          </button>
        </>
      );
    default:
      return (
        <a className="state" data-state="live" href={siteAddress(site.slug)} title={texts.visit}>
          {texts.live}
        </a>
      );
  }
}

/** The site on the host that every site has below the platform's own. */
const siteAddress = (slug: string): string =>
  `${globalThis.location.protocol}//${slug}.${globalThis.location.host}/`;
