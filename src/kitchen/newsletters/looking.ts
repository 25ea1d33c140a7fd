import { useEffect, useRef } from 'react';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { currentTime } from '../clock/server-clock.ts';

const lookEveryMs = 3_000;

type Moving = Pick<NewsletterSendView, 'state' | 'sendAt' | 'heldUntil' | 'counts'>;

/** From when on a newsletter may have come further; null of one that nothing happens to by itself. */
export function movesFrom({ state, sendAt, heldUntil, counts }: Moving): number | null {
  if (state === 'scheduled') return Date.parse(sendAt ?? '') || 0;
  if (state === 'sending') return Date.parse(heldUntil ?? '') || 0;
  // One that was stopped is heard of until nothing of it is being handed over any more.
  return state === 'preparing' || counts.leaving > 0 ? 0 : null;
}

/** Looks again and again while somebody sees the page, and `isDue`. */
export function useLooking(isDue: () => boolean, look: () => void): void {
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
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
}

/** Whether one may have come further by now, by the clock that sends it as far as that is known. */
export const isMovingNow = (newsletter: Moving): boolean => {
  const from = movesFrom(newsletter);
  return from !== null && from <= currentTime();
};
