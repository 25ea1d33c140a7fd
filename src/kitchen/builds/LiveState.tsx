import { buildsMessages as texts } from '#contract/kitchen/publishing/builds-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import type { BuildStatusAnswer } from '#contract/publishing/build.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { siteAddress } from '../shell/network/address.ts';
import { $isSlow, $publishing, retryPublishing } from '../shell/publishing/publishing-state.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { momentOf } from './sentences.ts';

const { publishing: words } = kitchenShellMessages;

/** What visitors see now, and what is on its way to them. */
export function LiveState({ site }: { site: OwnSite }) {
  const state = useValue($publishing);
  return (
    <div className="builds-state" aria-live="polite">
      {state && <Told state={state} site={site} />}
    </div>
  );
}

function Told({ state, site }: { state: BuildStatusAnswer; site: OwnSite }) {
  const isSlow = useValue($isSlow);
  switch (state.state) {
    case 'publishing':
      return (
        <p>
          <span className="state" data-state="publishing">
            {isSlow ? words.slow : words.publishing}
          </span>{' '}
          {state.pendingChanges > 0 && texts.waiting(state.pendingChanges)}{' '}
          {isSlow && words.slowHint}
        </p>
      );
    case 'failed':
      return <Failed failures={state.failures} />;
    default:
      return (
        <p>
          <span className="state" data-state="live">
            {state.liveSince ? texts.liveSince(momentOf(state.liveSince)) : texts.neverBuilt}
          </span>{' '}
          {state.liveSince && (
            <a className="kitchen-link" href={siteAddress(site.slug)}>
              {texts.visit}
            </a>
          )}
        </p>
      );
  }
}

function Failed({ failures }: Pick<BuildStatusAnswer, 'failures'>) {
  return (
    <>
      <p>
        <span className="state" data-state="failed">
          {words.failedPages(failures.length)}
        </span>{' '}
        {failures.length > 0 && texts.failedHint}
      </p>
      <ul className="builds-failures">
        {failures.slice(0, listedMax).map(({ path, reason }) => (
          <li key={path}>
            <code>{path}</code> {reason}
          </li>
        ))}
        {failures.length > listedMax && <li>{texts.morePages(failures.length - listedMax)}</li>}
      </ul>
      <Button variant="quiet" onClick={() => void retryPublishing()}>
        {texts.retryFailedPages}
      </Button>
    </>
  );
}

const listedMax = 10;
