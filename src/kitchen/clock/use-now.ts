import { useEffect, useState } from 'react';
import { $isClockKnown, currentTime } from './server-clock.ts';

const lookMs = 30_000;

/** Now, for what is told of times of the server: the same value until half a minute has passed. */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  // The clock is outside of React.
  useEffect(() => {
    const look = () => setNow(currentTime());
    const stop = $isClockKnown.subscribe(look);
    const timer = setInterval(look, lookMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  return now;
}
