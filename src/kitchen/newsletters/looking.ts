import { useEffect, useRef } from 'react';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { serverNow } from '../clock/server-clock.ts';

/** Above it how many have left is asked for less often: the server counts them for each answer. */
const manyRecipients = 5_000;

export const lookEveryMs = ({ counts }: Pick<NewsletterSendView, 'counts'>): number =>
  counts.recipients > manyRecipients ? 15_000 : 3_000;

type Moving = Pick<NewsletterSendView, 'state' | 'sendAt' | 'heldUntil'>;

/** From when on a newsletter may have come further; null of one that nothing happens to by itself. */
export function movesFrom({ state, sendAt, heldUntil }: Moving): number | null {
  if (state === 'scheduled') return Date.parse(sendAt ?? '') || 0;
  if (state === 'sending') return Date.parse(heldUntil ?? '') || 0;
  return state === 'preparing' ? 0 : null;
}

/** Looks again and again while somebody sees the page, and `isDue`. */
export function useLooking(everyMs: number, isDue: () => boolean, look: () => void): void {
  const latest = useRef({ isDue, look });
  // Kept for the timer, which outlives a rendering.
  useEffect(() => {
    latest.current = { isDue, look };
  });
  // A timer is outside of React.
  useEffect(() => {
    const timer = setInterval(() => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && latest.current.isDue()) latest.current.look();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}

/** Whether one may have come further by now, by the clock that sends it as far as that is known. */
export const isMovingNow = (newsletter: Moving): boolean => {
  const from = movesFrom(newsletter);
  return from !== null && from <= (serverNow() ?? Date.now());
};
