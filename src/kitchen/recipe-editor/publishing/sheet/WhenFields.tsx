import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { publishSheetMessages } from '#contract/kitchen/publish-sheet-messages.ts';
import {
  isSameClock,
  longTime,
  placeOfZone,
  shortTime,
  wallAt,
} from '#domain/kitchen/publishing/schedule-time.ts';
import { useRecipeDraft } from '../../draft/use-draft.ts';
import { ownZone } from '../own-clock.ts';
import type { TimeChoice } from '../use-chosen-time.ts';

const { sheet, time: texts } = publishSheetMessages;
const dayLength = 'yyyy-mm-dd'.length;

/** Now, or at a time that clocks on the cook's wall show. */
export function WhenFields({ time }: { time: TimeChoice }) {
  const name = useId();
  return (
    <fieldset className="publish-row">
      <legend>{sheet.when}</legend>
      <div>
        <div className="publish-choices">
          {[false, true].map((isLater) => (
            <label key={String(isLater)}>
              <input
                type="radio"
                name={name}
                checked={time.isLater === isLater}
                onChange={() => time.setIsLater(isLater)}
              />
              {isLater ? sheet.later : sheet.now}
            </label>
          ))}
        </div>
        {time.isLater && <Clock time={time} />}
      </div>
    </fieldset>
  );
}

const showWhole = (clock: HTMLElement | null) => clock?.scrollIntoView?.({ block: 'nearest' });

function Clock({ time }: { time: TimeChoice }) {
  const noteId = useId();
  const { schedule, hasUnpublishedChanges } = useStore(useRecipeDraft().$stored);
  const { chosen, zone } = time;
  const isWrong = chosen.kind !== 'ahead';
  const canInclude = schedule !== null && (schedule.hasLaterChanges || hasUnpublishedChanges);
  return (
    // The sheet of a phone ends above it.
    <div className="publish-clock" ref={showWhole}>
      <div className="publish-fields">
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
      </div>
      <p id={noteId} className={isWrong ? 'editor-issue' : 'kitchen-meta'} aria-live="polite">
        {understood(time)}
      </p>
      {canInclude ? (
        <label className="publish-include">
          <input
            type="checkbox"
            checked={time.includes}
            onChange={({ target }) => time.setIncludes(target.checked)}
          />
          {texts.includes}
        </label>
      ) : (
        <p className="kitchen-meta">{texts.frozen}</p>
      )}
    </div>
  );
}

/** The time in words, whose clock it is, and what becomes of it where clocks change. */
function understood({ chosen, wall, zone, now }: TimeChoice): string {
  if (chosen.kind !== 'ahead') return texts[chosen.kind];
  const { at, meaning, shown } = chosen;
  const [, clock = ''] = wall.split('T');
  const own = ownZone();
  return [
    `${longTime(at, zone)}, ${texts.place(placeOfZone(zone))}.`,
    isSameClock(at, zone, own)
      ? ''
      : texts.elsewhere(shortTime(at, { zone: own, now }), placeOfZone(own)),
    meaning === 'skipped' ? texts.skipped(clock, shown.slice(dayLength + 1)) : '',
    meaning === 'repeated' ? texts.repeated(clock) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
