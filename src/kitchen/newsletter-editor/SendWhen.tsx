import { useId } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/newsletters-messages.ts';
import { longTime, placeOfZone, wallAt } from '#domain/kitchen/publishing/schedule-time.ts';
import type { SendTime } from './use-send-time.ts';

const { send: texts } = newsletterEditorMessages;
const dayLength = 'yyyy-mm-dd'.length;

/** Now, or at a time that clocks on the cook's wall show. */
export function SendWhen({ time }: { time: SendTime }) {
  const name = useId();
  return (
    <fieldset className="newsletter-when">
      <legend>{texts.when}</legend>
      {[false, true].map((isLater) => (
        <label key={String(isLater)}>
          <input
            type="radio"
            name={name}
            checked={time.isLater === isLater}
            onChange={() => time.setIsLater(isLater)}
          />
          {isLater ? texts.later : texts.now}
        </label>
      ))}
      {time.isLater && <Clock time={time} />}
    </fieldset>
  );
}

function Clock({ time }: { time: SendTime }) {
  const noteId = useId();
  const { wrong, at, zone } = time;
  const isWrong = wrong !== null;
  const understood = at === null ? '' : `${longTime(at, zone)}, ${texts.place(placeOfZone(zone))}.`;
  const said = wrong === null ? understood : texts[wrong];
  return (
    <div className="newsletter-clock">
      <label>
        {texts.day}
        <input
          type="date"
          value={time.day}
          min={wallAt(time.now, zone).slice(0, dayLength)}
          aria-invalid={isWrong}
          aria-describedby={noteId}
          onChange={({ target }) => time.setDay(target.value)}
        />
      </label>
      <label>
        {texts.time}
        <input
          type="time"
          value={time.clock}
          aria-invalid={isWrong}
          aria-describedby={noteId}
          onChange={({ target }) => time.setClock(target.value)}
        />
      </label>
      <p id={noteId} className={isWrong ? 'editor-issue' : 'kitchen-meta'} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
