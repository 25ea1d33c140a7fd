import { scheduleState } from './schedule-time.ts';

export const publicationStates = [
  'draft',
  'published',
  'changed',
  'scheduled',
  'due',
  'overdue',
  'failed',
] as const;
export type PublicationState = (typeof publicationStates)[number];

type Told = {
  publishedAt: string | null;
  hasUnpublishedChanges: boolean;
  schedule: { at: string; error: string | null } | null;
};

/** What visitors see, beside what stands in the editor; `now` is the server's clock or null. */
export function publicationState(
  { publishedAt, hasUnpublishedChanges, schedule }: Told,
  { isSaved, now }: { isSaved: boolean; now: number | null },
): PublicationState {
  if (schedule) return scheduleState(schedule, now);
  if (publishedAt === null) return 'draft';
  return hasUnpublishedChanges || !isSaved ? 'changed' : 'published';
}
