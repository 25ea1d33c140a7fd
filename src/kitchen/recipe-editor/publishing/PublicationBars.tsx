import { useStore } from '@nanostores/react';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { valueOf } from '#stores/remote.ts';
import { dayAndMonthOf } from '../../clock/day-words.ts';
import { useDraft, useRecipeDraft } from '../draft/use-draft.ts';
import { showField } from '../fields/show-field.ts';
import { $plan } from './plan.ts';
import { publishingFor } from './publishing.ts';
import { includeLater, retrySchedule } from './scheduling.ts';
import { showAgain } from './taking-away.ts';
import { usePublication } from './use-publication.ts';

const { schedule: texts, away } = publishingMessages;

/** What became of a schedule, what it leaves out, and how a recipe that was taken away comes back. */
export function PublicationBars() {
  const { publishedAt, schedule } = useStore(useRecipeDraft().$stored);
  return (
    <div aria-live="polite">
      {schedule && <ScheduleBar />}
      {publishedAt === null && !schedule && <WithdrawnBar />}
    </div>
  );
}

function ScheduleBar() {
  const draft = useRecipeDraft();
  const { schedule } = useStore(draft.$stored);
  const { status } = useStore(draft.$saving);
  const role = useStore(draft.$role);
  const { state, time, day } = usePublication();
  if (!schedule) return null;
  if (state === 'failed' || state === 'overdue') {
    const isTaken = schedule.error === 'slug_taken';
    return (
      <p className="editor-bar">
        {state === 'overdue' ? texts.late(time) : texts[isTaken ? 'slugTaken' : 'internal'](time)}
        <button type="button" className="kitchen-link" onClick={() => void retrySchedule(draft)}>
          {texts.retry}
        </button>
        {isTaken && (
          <button type="button" className="kitchen-link" onClick={() => showField('slug')}>
            {texts.toAddress}
          </button>
        )}
      </p>
    );
  }
  const isBehind = schedule.hasLaterChanges || status !== 'saved';
  if (!isBehind || role !== 'writer' || status === 'conflict') return null;
  return (
    <p className="editor-bar">
      {texts.without(time)}
      <button
        type="button"
        className="kitchen-link"
        onClick={() => void includeLater(publishingFor(draft), schedule)}
      >
        {texts.include(day)}
      </button>
    </p>
  );
}

/** For thirty days after a recipe was taken from the site. */
function WithdrawnBar() {
  const draft = useRecipeDraft();
  const withdrawn = valueOf(useStore($plan))?.withdrawn;
  const isClosed = useDraft(({ privacySetting }) => privacySetting === 'subscribers_only');
  if (!withdrawn) return null;
  const { undoId, at, until } = withdrawn;
  return (
    <p className="editor-bar">
      {away.was(dayAndMonthOf(at))}
      <button type="button" className="kitchen-link" onClick={() => void showAgain(draft, undoId)}>
        {away.publishAsItWas}
      </button>
      <span className="kitchen-meta">
        {isClosed && `${away.forSubscribers} `}
        {away.until(dayAndMonthOf(until))}
      </span>
    </p>
  );
}
