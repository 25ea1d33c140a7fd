import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { AudienceAnswer } from '#contract/mail/newsletter-send.ts';
import { settingsPath } from '#domain/kitchen/kitchen-paths.ts';
import { type Audience, subjectOf } from '#domain/mail/newsletter/newsletter-send.ts';
import { shortTime } from '#domain/kitchen/publishing/schedule-time.ts';
import { type Failure as Refusal, failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { dayOf } from '../clock/day-words.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { audienceWords, ReachedNow, useAudience } from './AudienceFields.tsx';
import { useDish } from './dish.ts';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { findPostalAddress, startSending } from './sending.ts';
import { SendWhen } from './SendWhen.tsx';
import { UnpublishedChanges } from './UnpublishedChanges.tsx';
import { type SendTime, useSendTime } from './use-send-time.ts';
import { Failure } from '../shell/frame/Failure.tsx';

const { send: texts } = newsletterEditorMessages;

/** Who gets it and when, before anything leaves. */
export function SendDialog({ site, onClose }: { site: OwnSite; onClose: () => void }) {
  const draft = useNewsletterDraft();
  const { audience, joinedAfter } = useStore(draft.$content);
  const reached = useAudience(joinedAfter);
  const count = reached.counts?.[audience] ?? null;
  const isCounting = count === null && !reached.isFailed;
  const countId = useId();
  const time = useSendTime();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const isRepeated = failure?.code === 'already_sent';
  const isReady = count !== null && count > 0 && time.wrong === null;
  const send = async () => {
    if (!isReady || isPending) return;
    setIsPending(true);
    try {
      const sendAt = time.at === null ? null : new Date(time.at).toISOString();
      await startSending(draft, { sendAt, ...(isRepeated && { again: true as const }) });
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setIsPending(false);
  };
  const label = labelOf({ time, count, isRepeated });
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          {/* What is missing is said above: only what is on its way makes a button busy. */}
          <button
            type="button"
            className="button"
            aria-disabled={isPending || !isReady || undefined}
            aria-busy={isPending || isCounting || undefined}
            aria-describedby={count === null ? countId : undefined}
            onClick={() => void send()}
          >
            {label}
          </button>
        </>
      }
    >
      <div className="newsletter-send">
        <Subject />
        <p id={countId} aria-live="polite">
          <ReachedNow
            reached={reached}
            said={(all) =>
              all[audience] === 0
                ? whyNobody(all, { audience, joinedAfter })
                : texts.to(all[audience], audienceWords({ audience, joinedAfter }))
            }
          />
        </p>
        <UnpublishedChanges />
        <SendWhen time={time} />
        <PostalAddress siteSlug={site.slug} />
        <Failure failure={failure} />
      </div>
    </Dialog>
  );
}

/** Which letter it is, as those who get it see it in their list. */
function Subject() {
  const draft = useNewsletterDraft();
  const { subject, recipeId } = useStore(draft.$content);
  const stored = useStore(draft.$stored);
  const dish = useDish();
  // One that was chosen just now is known by what is written of it.
  const title = stored.recipeId === recipeId ? stored.recipeTitle : (dish?.title ?? null);
  const said = subjectOf({ subject }, title);
  if (said === '') return null;
  return (
    <p>
      {texts.what}: <strong>{said}</strong>
    </p>
  );
}

type To = { audience: Audience; joinedAfter: string | null };

/** What is true of everybody who gets letters, or of those who came since the day that was chosen. */
function whyNobody({ all }: AudienceAnswer, { audience, joinedAfter }: To): string {
  const { nobody } = texts;
  if (joinedAfter === null) return all === 0 || audience === 'all' ? nobody.yet : nobody[audience];
  const day = dayOf(joinedAfter);
  return all === 0 || audience === 'all' ? nobody.since(day) : nobody[`${audience}Since`](day);
}

type Label = { time: SendTime; count: number | null; isRepeated: boolean };

/** What the press does: when, and to how many, as far as that is known. */
function labelOf({ time, count, isRepeated }: Label): string {
  const later = time.at === null ? null : shortTime(time.at, { zone: time.zone, now: time.now });
  if (isRepeated) return later === null ? texts.again : texts.againLater(later);
  if (later !== null) return texts.confirmLater(later);
  return count === null ? texts.confirmUncounted : texts.confirm(count);
}

/** Said where the letters would come without one. */
function PostalAddress({ siteSlug }: { siteSlug: string }) {
  const [isMissing, setIsMissing] = useState(false);
  // Asks the server, which is outside of React.
  useEffect(() => {
    const look = async () => setIsMissing(((await findPostalAddress()) ?? '').trim() === '');
    void look().catch(() => undefined);
  }, []);
  if (!isMissing) return null;
  return (
    <p className="kitchen-meta">
      {texts.noAddress}{' '}
      <a className="kitchen-link" href={`${settingsPath(siteSlug)}#contact`}>
        {texts.toSettings}
      </a>
    </p>
  );
}
