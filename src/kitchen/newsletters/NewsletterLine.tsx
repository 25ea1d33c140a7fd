import { newslettersMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { newsletterPath } from '#domain/kitchen/newsletter-paths.ts';
import { subjectOf } from '#domain/mail/newsletter/newsletter-send.ts';
import { shortMomentOf, timeOf, timeOrDay } from '../clock/day-words.ts';

type Props = { newsletter: NewsletterSendView; siteSlug: string };

/** What a newsletter is called where it stands among others. */
export const titleOf = ({ subject, recipeTitle }: NewsletterSendView): string =>
  subjectOf({ subject }, recipeTitle) || texts.untitled;

/** One newsletter of the list: what it is about, and how far it has come. */
export function NewsletterLine({ newsletter, siteSlug }: Props) {
  const { id, state, counts } = newsletter;
  const isMoving = state === 'sending' || state === 'preparing';
  return (
    <li data-state={state}>
      <a href={newsletterPath(siteSlug, id)}>{titleOf(newsletter)}</a>
      <span className="state" data-state={state}>
        {texts.states[state]}
      </span>
      <span className="kitchen-meta">{factsOf(newsletter)}</span>
      {isMoving && (
        <progress max={Math.max(1, counts.recipients)} value={counts.recipients - counts.waiting} />
      )}
    </li>
  );
}

/** When something happens: "14:02", or the day as well where that is another one. */
const momentOf = (at: string): string =>
  new Date(at).toDateString() === new Date().toDateString() ? timeOf(at) : shortMomentOf(at);

function factsOf(newsletter: NewsletterSendView): string {
  const { state, counts, sendAt, finishedAt, pausedFor, heldUntil, updatedAt } = newsletter;
  if (state === 'draft') return texts.changed(timeOrDay(updatedAt));
  if (state === 'scheduled') {
    const time = momentOf(sendAt ?? updatedAt);
    return pausedFor === null ? time : texts.turnedOff(time);
  }
  if (state === 'sent' || state === 'canceled') {
    const { sent, missed } = counts;
    const whom = missed === 0 ? texts.sentTo(sent) : texts.stoppedAt(sent, missed);
    return `${timeOrDay(finishedAt ?? updatedAt)} · ${whom}`;
  }
  const progress = texts.progress(counts.sent, counts.recipients);
  return heldUntil === null ? progress : texts.goesOn(progress, momentOf(heldUntil));
}
