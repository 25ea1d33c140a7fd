import { useEffect, useState } from 'react';

const refreshMs = 60_000;

/** The time as it passes, by the minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // Nothing but the clock tells that "just now" was a while ago.
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
