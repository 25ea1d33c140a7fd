import { useStore } from '@nanostores/react';
import { clockMessages as clockTexts } from '#contract/kitchen/shell/clock-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { shortTime } from '#domain/kitchen/publishing/schedule-time.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { publishingFor } from './publishing.ts';
import { moveTo, scheduleAt } from './scheduling.ts';
import type { TimeChoice } from './use-chosen-time.ts';

const { sheet: texts } = publishSheetMessages;

type Asked = { time: TimeChoice; waits: boolean; onClose: () => void };

/** What the button of the sheet does, and its words. */
export function useDeed({ time, waits, onClose }: Asked): {
  label: string;
  /** Why it cannot be done, by the time that is chosen. */
  obstacle?: string;
  run: () => Promise<void>;
} {
  const draft = useRecipeDraft();
  const publishing = publishingFor(draft);
  const { publishedAt, schedule } = useStore(draft.$stored);
  if (!time.isLater) {
    const label = publishedAt === null ? texts.publishNow : texts.updateNow;
    return { label, run: async () => void (await publishing.publish(waits)) };
  }
  const { chosen, wall: at, zone } = time;
  const isMoved = schedule !== null && !time.includes;
  if (chosen.kind !== 'ahead') {
    const label = isMoved ? texts.moveNoTime : texts.scheduleNoTime;
    return { label, obstacle: clockTexts[chosen.kind], run: async () => {} };
  }
  const words = shortTime(chosen.at, { zone, now: time.now });
  const isAsItWas = isMoved && schedule.wall === at && schedule.zone === zone;
  if (isAsItWas && schedule.error === null) {
    return { label: texts.keep(words), run: async () => onClose() };
  }
  return {
    label: isMoved ? texts.move(words) : texts.schedule(words),
    async run() {
      const isDone = isMoved
        ? await moveTo(draft, { at, zone })
        : await scheduleAt({ draft, publishing }, { at, zone }, waits);
      if (isDone) onClose();
    },
  };
}
