import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  publicationState,
  type PublicationState,
} from '#domain/kitchen/publishing/publication-state.ts';
import { dayWords, shortTime } from '#domain/kitchen/publishing/schedule-time.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { ownZone } from '../../clock/own-clock.ts';
import { loadPlan } from './plan.ts';
import { useServerNow } from '../../clock/use-server-now.ts';
import { currentTime } from '../../clock/server-clock.ts';

/** After its minute the job takes a few seconds. */
const graceMs = 2000;
const lookAgainMs = 15_000;

/** What visitors see of the recipe, and the time and the day of its schedule in words. */
export function usePublication(): { state: PublicationState; time: string; day: string } {
  const draft = useRecipeDraft();
  const stored = useStore(draft.$stored);
  const { status } = useStore(draft.$saving);
  const now = useServerNow();
  const state = publicationState(stored, { isSaved: status === 'saved', now });
  if (!stored.schedule) return { state, time: '', day: '' };
  const at = Date.parse(stored.schedule.at);
  const clock = { zone: ownZone(), now: now ?? currentTime() };
  return { state, time: shortTime(at, clock), day: dayWords(at, clock) };
}

/** Notices when what is scheduled becomes due, and when it is published. */
export function useDueSchedule(): void {
  const draft = useRecipeDraft();
  const { id, schedule, publishedAt, hasUnpublishedChanges } = useStore(draft.$stored);
  const now = useServerNow();
  const isTold = publishedAt === null || schedule !== null || hasUnpublishedChanges;
  // How it was taken away, where it is found until then, and the server's clock.
  useEffect(() => {
    if (isTold) void loadPlan(id);
  }, [id, isTold]);
  const at = schedule === null || schedule.error !== null ? null : Date.parse(schedule.at);
  const isDue = at !== null && now !== null && now >= at + graceMs;
  // The job publishes on the server.
  useEffect(() => {
    if (!isDue) return undefined;
    const look = async () => (await import('./taking-away.ts')).showAnew(draft);
    void look().catch(() => undefined);
    const timer = setInterval(() => void look().catch(() => undefined), lookAgainMs);
    return () => clearInterval(timer);
  }, [draft, isDue]);
}
