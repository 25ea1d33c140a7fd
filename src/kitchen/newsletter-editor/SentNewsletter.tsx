import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  newsletterEditorMessages as editorTexts,
  newslettersMessages,
} from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import {
  newslettersPath,
  recipePath,
  settingsPath,
  subscribersPath,
} from '#domain/kitchen/kitchen-paths.ts';
import { allSubscribers, subscribersQuery } from '#domain/kitchen/subscribers/list-view.ts';
import { isUnderWay, type PauseReason } from '#domain/mail/newsletter/newsletter-send.ts';
import type { SubscriberState } from '#domain/mail/subscriber-state.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { timeOrDay, weekdayAndTimeOf } from '../clock/day-words.ts';
import { isMovingNow, useLooking } from '../newsletters/looking.ts';
import { titleOf } from '../newsletters/NewsletterLine.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { audienceWords } from './AudienceFields.tsx';
import { FollowedLinks } from './FollowedLinks.tsx';
import { Letter } from './LetterPreview.tsx';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { cancelSending, lookAgain, resumeSending, showOnSite } from './sending.ts';
import { currentTime } from '../clock/server-clock.ts';

const { sending: texts, fields } = editorTexts;
/** A newsletter that waits for its time, is on its way or has arrived. */
export function SentNewsletter({ site }: { site: OwnSite }) {
  const draft = useNewsletterDraft();
  const newsletter = useStore(draft.$stored);
  const { state } = newsletter;
  useLooking(
    () => isMovingNow(newsletter),
    () => void lookAgain(draft),
  );
  return (
    <div className="editor newsletter-sent">
      <header className="editor-head newsletter-head">
        <a className="editor-back" href={newslettersPath(site.slug)}>
          <span aria-hidden>‹ </span>
          {editorTexts.toList}
        </a>
        <span className="state" data-state={state}>
          {newslettersMessages.states[state]}
        </span>
      </header>
      <div className="editor-columns-of-two">
        <div className="editor-sheet">
          <h1>{titleOf(newsletter)}</h1>
          <p aria-live="polite">
            {saidOf(newsletter)} <LookFirst newsletter={newsletter} siteSlug={site.slug} />
          </p>
          <p className="kitchen-meta">
            {fields.audience}: {audienceWords(newsletter)}
          </p>
          <OnSite newsletter={newsletter} />
          <Progress newsletter={newsletter} />
          <FollowedLinks newsletter={newsletter} />
          <Acts newsletter={newsletter} />
        </div>
        <aside className="editor-beside" data-shown="preview">
          <Letter siteSlug={site.slug} />
        </aside>
      </div>
    </div>
  );
}

function saidOf(newsletter: NewsletterSendView): string {
  const { state, sendAt, finishedAt, pausedFor, heldUntil, counts } = newsletter;
  if (state === 'scheduled') {
    const at = sendAt ?? '';
    if (pausedFor !== null) return texts.turnedOff(weekdayAndTimeOf(at));
    return Date.parse(at) <= currentTime() ? texts.soon : texts.scheduled(weekdayAndTimeOf(at));
  }
  if (state === 'preparing') return texts.preparing(counts.recipients);
  if (state === 'paused' && pausedFor !== null) return texts.paused[pausedFor];
  if (state === 'sent') return texts.sent(timeOrDay(finishedAt ?? ''));
  if (state === 'canceled') return texts.canceled(timeOrDay(finishedAt ?? ''));
  return heldUntil === null
    ? texts.progress(counts.sent, counts.recipients)
    : texts.held(counts.sent, counts.recipients, weekdayAndTimeOf(heldUntil));
}

/** What may have to be mended before it goes on. */
function LookFirst({ newsletter, siteSlug }: Props & { siteSlug: string }) {
  const { state, pausedFor, recipeId } = newsletter;
  if (pausedFor === null || (state !== 'paused' && state !== 'scheduled')) return null;
  const subscribersIn = (reported: SubscriberState) =>
    `${subscribersPath(siteSlug)}?${subscribersQuery({ ...allSubscribers, state: reported })}`;
  const hrefs: Record<PauseReason, string | null> = {
    'recipe-unpublished': recipeId && recipePath(siteSlug, recipeId),
    'turned-off': `${settingsPath(siteSlug)}#readers`,
    // What a server says of the letter leaves no mark at those it was for.
    refusals: subscribersPath(siteSlug),
    bounces: subscribersIn('bounced'),
    complaints: subscribersIn('complained'),
  };
  const href = hrefs[pausedFor];
  if (href === null) return null;
  return (
    <a className="kitchen-link" href={href}>
      {texts.first[pausedFor]}
    </a>
  );
}

const shownCounts = [
  'sent',
  'delivered',
  'waiting',
  'leaving',
  'missed',
  'refused',
  'skipped',
  'uncertain',
  'bounced',
  'complained',
  'unsubscribed',
  'subscribed',
  'subscribedPaid',
] as const;

type Props = { newsletter: NewsletterSendView };

function Progress({ newsletter: { state, counts } }: Props) {
  // Its page on the site brings people also where its letters went to nobody.
  if (counts.recipients + counts.subscribed + counts.subscribedPaid === 0) return null;
  const shown = shownCounts.filter((name) => name === 'sent' || counts[name] > 0);
  return (
    <div className="newsletter-progress">
      {isUnderWay(state) && (
        <progress max={counts.recipients} value={counts.recipients - counts.waiting} />
      )}
      <dl>
        {shown.map((name) => (
          <div key={name}>
            <dt>{texts.counts[name]}</dt>
            <dd>{counts[name].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Whether it can be read on the site as well; what was stopped before any letter left never stands there. */
function OnSite({ newsletter: { state, startedAt, isOnSite, siteAddress } }: Props) {
  const draft = useNewsletterDraft();
  const [isPending, setIsPending] = useState(false);
  if (state === 'canceled' && startedAt === null) return null;
  const show = async () => {
    setIsPending(true);
    await showOnSite(draft, !isOnSite);
    setIsPending(false);
  };
  return (
    <p className="newsletter-on-site kitchen-meta">
      {siteAddress !== null && (
        <>
          {texts.onSite} <a href={siteAddress}>{texts.look}</a>
        </>
      )}
      {siteAddress === null && (isOnSite ? texts.willBeOnSite : texts.notOnSite)}
      {startedAt !== null && (
        <button
          type="button"
          className="kitchen-link"
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) void show();
          }}
        >
          {isOnSite ? texts.unpublish : texts.publish}
        </button>
      )}
    </p>
  );
}

function cancelTextOf({ counts, siteAddress }: NewsletterSendView): string {
  const text = texts.cancelText(counts.waiting);
  if (siteAddress === null) return text;
  const { stays, goes } = texts.cancelPage;
  return `${text} ${counts.sent + counts.uncertain > 0 ? stays : goes}`;
}

function Acts({ newsletter }: Props) {
  const { state } = newsletter;
  const draft = useNewsletterDraft();
  const [isPending, setIsPending] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const run = async (act: typeof cancelSending) => {
    setIsPending(true);
    await act(draft);
    setIsPending(false);
    setIsAsked(false);
  };
  return (
    <div className="newsletter-acts">
      {state === 'scheduled' && (
        <Button variant="quiet" isPending={isPending} onClick={() => void run(cancelSending)}>
          {texts.unschedule}
        </Button>
      )}
      {state === 'paused' && (
        <Button isPending={isPending} onClick={() => void run(resumeSending)}>
          {texts.resume}
        </Button>
      )}
      {isUnderWay(state) && (
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {texts.cancel}
        </Button>
      )}
      <ConfirmDialog
        title={texts.cancelTitle}
        text={cancelTextOf(newsletter)}
        confirmLabel={texts.cancelConfirm}
        dismissLabel={texts.keepOn}
        isOpen={isAsked && isUnderWay(state)}
        isPending={isPending}
        onConfirm={() => void run(cancelSending)}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}
