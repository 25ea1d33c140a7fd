import { clockMessages } from '#contract/kitchen/shell/clock-messages.ts';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { longTime, placeOfZone } from '#domain/kitchen/publishing/schedule-time.ts';
import { DayAndTime } from '../clock/DayAndTime.tsx';
import { NowOrLater } from '../clock/NowOrLater.tsx';
import type { SendTime } from './use-send-time.ts';

const texts = { ...clockMessages, ...newsletterEditorMessages.send };

/** Now, or at a time that clocks on the cook's wall show. */
export function SendWhen({ time }: { time: SendTime }) {
  const { isLater, wrong } = time;
  return (
    <fieldset className="newsletter-when">
      <legend>{texts.when}</legend>
      <NowOrLater time={time} />
      {isLater && (
        <DayAndTime
          time={time}
          isWrong={wrong !== null}
          said={wrong === null ? understood(time) : texts[wrong]}
        />
      )}
    </fieldset>
  );
}

const understood = ({ at, zone }: SendTime): string =>
  at === null ? '' : `${longTime(at, zone)}, ${texts.place(placeOfZone(zone))}.`;
