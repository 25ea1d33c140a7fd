import { useEffect, useId, useState } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/newsletters-messages.ts';
import { wallAt } from '#domain/kitchen/publishing/schedule-time.ts';
import type { AudienceAnswer } from '#contract/mail/newsletter-send.ts';
import { audiences } from '#domain/mail/newsletter/newsletter-send.ts';
import { Choices } from '../preview/Choices.tsx';
import { ownZone } from '../clock/own-clock.ts';
import { useNewsletterField } from './newsletter-draft.ts';
import { countAudience } from './sending.ts';

const { fields: texts, counting, reach } = newsletterEditorMessages;

/** Who gets the letter, and how many that are at present. */
export function AudienceFields() {
  const { value: audience, set } = useNewsletterField('audience');
  const { value: joinedAfter } = useNewsletterField('joinedAfter');
  const counts = useAudience(joinedAfter);
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
        {counts === null ? counting : reach(counts[audience])}
      </p>
      <JoinedAfter />
    </section>
  );
}

/** Null until it is known, and where it cannot be asked for. */
export function useAudience(joinedAfter: string | null): AudienceAnswer | null {
  const [counts, setCounts] = useState<AudienceAnswer | null>(null);
  // Asks the server, which is outside of React.
  useEffect(() => {
    let isWanted = true;
    const take = (counted: AudienceAnswer | null) => {
      if (isWanted) setCounts(counted);
    };
    void countAudience(joinedAfter).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [joinedAfter]);
  return counts;
}

const dayLength = 'yyyy-mm-dd'.length;

/** A day on the cook's own clock, which begins at its midnight. */
function JoinedAfter() {
  const { value, issue, isReadOnly, set } = useNewsletterField('joinedAfter');
  const id = useId();
  return (
    <div className="editor-field" data-field="joinedAfter">
      <label htmlFor={id}>{texts.joinedAfter}</label>
      <span className="editor-line">
        <input
          id={id}
          type="date"
          value={value === null ? '' : wallAt(Date.parse(value), ownZone()).slice(0, dayLength)}
          readOnly={isReadOnly}
          onChange={({ target }) => set(startOfDay(target.value))}
        />
        {value !== null && !isReadOnly && (
          <button type="button" className="kitchen-link" onClick={() => set(null)}>
            {texts.everybodySince}
          </button>
        )}
      </span>
      {issue !== undefined && <p className="editor-issue">{issue}</p>}
    </div>
  );
}

/** Null of a day that is not whole yet. */
function startOfDay(day: string): string | null {
  const time = new Date(`${day}T00:00:00`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
