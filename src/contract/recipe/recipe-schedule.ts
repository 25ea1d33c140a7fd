import { z } from 'zod';
import { isTimeZone, wallMs, wallTimeMeanings } from '#domain/publishing/wall-time.ts';
import { dateTime, planningEnd, textUpTo } from '../fields.ts';
import { issueMessages } from '../issue-messages.ts';

const wallTimeLength = 16;
const zoneMaxLength = 64;

/** What a clock on the wall shows: "2026-12-24T08:00". */
const wallTime = textUpTo(wallTimeLength, issueMessages.invalidInput)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: issueMessages.invalidInput, abort: true })
  .refine((wall) => wallMs(wall) !== null, { error: issueMessages.invalidInput, abort: true })
  .refine((wall) => Number(wall.slice(0, 4)) < planningEnd, {
    error: issueMessages.lateDate(planningEnd),
  });
/** A name of the IANA database. */
const zone = textUpTo(zoneMaxLength, issueMessages.invalidInput).refine(isTimeZone, {
  error: issueMessages.invalidInput,
});

export const scheduleInput = z
  .strictObject({
    at: wallTime,
    zone,
    /** False moves what is scheduled to another time; later edits stay out of it. */
    includeLaterEdits: z.boolean().default(true),
  })
  .meta({ id: 'RecipeScheduleInput' });
export type ScheduleInput = z.output<typeof scheduleInput>;

export const scheduleView = z
  .strictObject({
    at: dateTime,
    zone: z.string(),
    wall: z.string(),
    /** Whether the working copy has changed since; the schedule has not. */
    hasLaterChanges: z.boolean(),
    /** Why the last attempt to publish it failed. */
    error: z.enum(['slug_taken', 'internal_error']).nullable(),
  })
  .meta({ id: 'RecipeSchedule' });
export type ScheduleView = z.infer<typeof scheduleView>;

/** How the time was understood: clocks may skip it, or show it twice. */
export const wallTimeMeaning = z.enum(wallTimeMeanings);
