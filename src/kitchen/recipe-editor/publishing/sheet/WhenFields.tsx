import { useStore } from '@nanostores/react';
import { clockMessages } from '#contract/kitchen/shell/clock-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import {
  isSameClock,
  longTime,
  placeOfZone,
  shortTime,
} from '#domain/kitchen/publishing/schedule-time.ts';
import { useRecipeDraft } from '../../draft/use-draft.ts';
import { DayAndTime } from '../../../clock/DayAndTime.tsx';
import { NowOrLater } from '../../../clock/NowOrLater.tsx';
import { ownZone } from '../../../clock/own-clock.ts';
import type { TimeChoice } from '../use-chosen-time.ts';

const { sheet } = publishSheetMessages;
const texts = { ...clockMessages, ...publishSheetMessages.time };
const dayLength = 'yyyy-mm-dd'.length;

/** Now, or at a time that clocks on the cook's wall show. */
export function WhenFields({ time }: { time: TimeChoice }) {
  return (
    <fieldset className="publish-row">
      <legend>{sheet.when}</legend>
      <div>
        <div className="publish-choices">
          <NowOrLater time={time} />
        </div>
        {time.isLater && <Clock time={time} />}
      </div>
    </fieldset>
  );
}

const showWhole = (clock: HTMLElement | null) => clock?.scrollIntoView?.({ block: 'nearest' });

function Clock({ time }: { time: TimeChoice }) {
  const { schedule, hasUnpublishedChanges } = useStore(useRecipeDraft().$stored);
  const canInclude = schedule !== null && (schedule.hasLaterChanges || hasUnpublishedChanges);
  return (
    // The sheet of a phone ends above it.
    <div className="publish-clock" ref={showWhole}>
      <DayAndTime time={time} isWrong={time.chosen.kind !== 'ahead'} said={understood(time)} />
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
