import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $isClockKnown, serverNow } from './server-clock.ts';

const lookMs = 5000;

/** The server's time, a few seconds old at most; null until it is known. */
export function useServerNow(): number | null {
  useStore($isClockKnown);
  const [, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLooks((looks) => looks + 1), lookMs);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
