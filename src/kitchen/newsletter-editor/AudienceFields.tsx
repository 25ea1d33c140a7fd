import { useCallback, useEffect, useId, useState } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { wallAt } from '#domain/kitchen/publishing/schedule-time.ts';
import type { AudienceAnswer } from '#contract/mail/newsletter-send.ts';
import { audiences } from '#domain/mail/newsletter/newsletter-send.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { Choices } from '../preview/Choices.tsx';
import { dayOf } from '../clock/day-words.ts';
import { ownZone } from '../clock/own-clock.ts';
import { whenBack } from '../shell/network/when-back.ts';
import { useNewsletterField, type WrittenNewsletter } from './newsletter-draft.ts';
import { countAudience } from './sending.ts';

const { fields: texts, counting, notCounted, reach } = newsletterEditorMessages;

/** Who gets the letter, and how many that are at present. */
export function AudienceFields() {
  const { value: audience, set } = useNewsletterField('audience');
  const { value: joinedAfter } = useNewsletterField('joinedAfter');
  const reached = useAudience(joinedAfter);
  return (
    <section className="editor-section newsletter-audience" data-field="audience">
      <h2>{texts.audience}</h2>
      <Choices
        label={texts.audience}
        options={texts.audiences}
        values={audiences}
        chosen={audience}
        onChoose={(chosen) => set(chosen)}
      />
      <p className="kitchen-meta" aria-live="polite">
        <ReachedNow reached={reached} said={(all) => reach(all[audience])} />
      </p>
      <JoinedAfter />
    </section>
  );
}

type To = Pick<WrittenNewsletter, 'audience' | 'joinedAfter'>;

/** Whom a letter is for, with the day since which they have to be there. */
export const audienceWords = ({ audience, joinedAfter }: To): string =>
  joinedAfter === null
    ? texts.audiences[audience]
    : texts.since(texts.audiences[audience], dayOf(joinedAfter));

/** How many get the letter; null until it is known, and while it cannot be asked for. */
export type Reached = { counts: AudienceAnswer | null; isFailed: boolean; again: () => void };

type Answer = Pick<Reached, 'counts' | 'isFailed'> & { of: string | null };

export function useAudience(joinedAfter: string | null): Reached {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = useCallback(
    () =>
      countAudience(joinedAfter).then(
        (counts) => setAnswer({ of: joinedAfter, counts, isFailed: false }),
        () => setAnswer({ of: joinedAfter, counts: null, isFailed: true }),
      ),
    [joinedAfter],
  );
  // Asks the server, which is outside of React, and again once there is a network.
  useEffect(() => {
    void ask();
    return whenBack(ask);
  }, [ask]);
  // What was counted for another day says nothing.
  const known = answer?.of === joinedAfter ? answer : null;
  return {
    counts: known?.counts ?? null,
    isFailed: known?.isFailed ?? false,
    again: () => void ask(),
  };
}

/** How many get it, or that nobody knows, with a way to ask again. */
export function ReachedNow({
  reached,
  said,
}: {
  reached: Reached;
  said: (all: AudienceAnswer) => string;
}) {
  if (reached.counts !== null) return said(reached.counts);
  if (!reached.isFailed) return counting;
  return (
    <>
      {notCounted}{' '}
      <button type="button" className="kitchen-link" onClick={reached.again}>
        {newsletterEditorMessages.tryAgain}
      </button>
    </>
  );
}

const dayLength = 'yyyy-mm-dd'.length;
/** Nobody subscribed before; while a year is typed it begins with zeros. */
const firstDay = '2000-01-01';

/** A day on the cook's own clock, which begins at its midnight. */
function JoinedAfter() {
  const { value, issue, isReadOnly, set } = useNewsletterField('joinedAfter');
  const [typed, setTyped] = useState<{ text: string; of: string | null } | null>(null);
  const id = useId();
  const stored = value === null ? '' : wallAt(Date.parse(value), ownZone()).slice(0, dayLength);
  // What is typed stands there until the day is another, as it is when a change is taken back.
  const day = typed?.of === value ? typed.text : stored;
  const change = (text: string) => {
    const of = text === '' ? null : (startOfDay(text) ?? value);
    setTyped({ text, of });
    if (of !== value) set(of);
  };
  const isWrong = day !== '' && startOfDay(day) === null;
  return (
    <div className="editor-field" data-field="joinedAfter">
      <label htmlFor={id}>{texts.joinedAfter}</label>
      <span className="editor-line">
        <input
          id={id}
          type="date"
          min={firstDay}
          value={day}
          readOnly={isReadOnly}
          aria-invalid={isWrong}
          onChange={({ target }) => change(target.value)}
        />
        {value !== null && !isReadOnly && (
          <button type="button" className="kitchen-link" onClick={() => set(null)}>
            {texts.everybodySince}
          </button>
        )}
      </span>
      {isWrong && <p className="kitchen-meta">{texts.noSuchDay}</p>}
      <FieldIssue>{issue}</FieldIssue>
    </div>
  );
}

/** Null of a day that is not whole yet. */
function startOfDay(day: string): string | null {
  const time = new Date(`${day}T00:00:00`);
  return day < firstDay || day.length > dayLength || Number.isNaN(time.getTime())
    ? null
    : time.toISOString();
}
