import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { valueOf } from '#stores/remote.ts';
import { newsletterOfPath } from '#domain/kitchen/newsletter-paths.ts';
import { opensTo } from '#domain/kitchen/screen-roles.ts';
import { Button } from '#ui/Button.tsx';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { notify } from '../../../shell/notices/notices.ts';
import { $publishing, retryPublishing } from '../../../shell/publishing/publishing-state.ts';
import { $session } from '../../../shell/session/session.ts';
import { useRecipeDraft } from '../../draft/use-draft.ts';
import { $plan } from '../plan.ts';
import { publishingFor } from '../publishing.ts';

const { steps: texts } = publishSheetMessages;
const beforeSending: readonly string[] = ['uploads', 'saving', 'signed-out'];

/** What is being done, until readers see it. */
export function Progress({ onClose }: { onClose: () => void }) {
  const draft = useRecipeDraft();
  const publishing = publishingFor(draft);
  const { step } = useStore(publishing.$step);
  const saving = useStore(draft.$saving);
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone.
  useEffect(() => root.current?.focus(), []);
  if (step === 'done') return <Outcome onClose={onClose} />;
  const isOffline = step === 'saving' && saving.status === 'offline';
  return (
    <div className="publish-progress" ref={root} tabIndex={-1}>
      <p aria-live="polite">
        <span className="state" data-state="publishing">
          {textOf(isOffline ? 'offline' : step)}
        </span>
      </p>
      {beforeSending.includes(step) && (
        <Button variant="quiet" onClick={publishing.callOff}>
          {texts.callOff}
        </Button>
      )}
    </div>
  );
}

const textOf = (step: string): string => {
  const text: unknown = Object.hasOwn(texts, step) ? Reflect.get(texts, step) : '';
  return typeof text === 'string' ? text : '';
};

/** Live with its address, or which pages could not be made. */
function Outcome({ onClose }: { onClose: () => void }) {
  const state = useStore($publishing);
  const url = valueOf(useStore($plan))?.url ?? '';
  const link = useRef<HTMLAnchorElement>(null);
  // Enter opens the page that was published.
  useEffect(() => link.current?.focus(), []);
  const hasFailed = state?.state === 'failed';
  const isLive = state?.state === 'live';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(texts.copied);
    } catch {
      // A browser may refuse to copy.
      notify(texts.notCopied(url));
    }
  };
  return (
    <div className="publish-progress">
      <p aria-live="polite">
        <span className="state" data-state={state?.state ?? 'publishing'}>
          {hasFailed && texts.someFailed(state.failures.length)}
          {isLive && texts.live}
          {!hasFailed && !isLive && texts.printing}
        </span>
      </p>
      <p className="kitchen-meta">
        {hasFailed ? state.failures[0]?.reason : isLive && texts.liveText}
      </p>
      <p className="publish-url">{url}</p>
      <div className="publish-actions">
        {hasFailed && (
          <Button variant="quiet" onClick={() => void retryPublishing()}>
            {texts.retry}
          </Button>
        )}
        <NewsletterLink />
        <Button variant="quiet" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.done}
        </Button>
        <a className="button" href={url} ref={link}>
          {texts.view}
        </a>
      </div>
    </div>
  );
}

/** Whoever may send letters tells readers of it next. */
function NewsletterLink() {
  const session = useStore($session);
  const { id } = useStore(useRecipeDraft().$stored);
  const slug = siteSlugHere();
  const sites = session.status === 'open' ? session.user.sites : [];
  const site = sites.find((each) => each.slug === slug);
  if (!site || !opensTo('newsletters', site.role)) return null;
  return (
    <a className="button quiet" href={newsletterOfPath(slug, id)}>
      {texts.newsletter}
    </a>
  );
}
