import { useEffect, useRef, useState } from 'react';
import { failureMessages } from '#contract/failure-messages.ts';
import { $isOffline } from './connection.ts';

/** Runs `goOn` each time there is a connection again; returns what stops that. */
export const whenBack = (goOn: () => unknown): (() => void) =>
  $isOffline.listen((isOffline) => {
    if (!isOffline) goOn();
  });

/** The same while a part of a screen is shown; what was rendered last counts. */
export function useWhenBack(goOn: () => unknown): void {
  const latest = useRef(goOn);
  // Kept for the connection, which outlives a rendering.
  useEffect(() => {
    latest.current = goOn;
  });
  // The network is outside of React.
  useEffect(() => whenBack(() => latest.current()), []);
}

/** Whether the connection has returned since this is shown, and was not lost again. */
export function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  // The network is outside of React.
  useEffect(() => $isOffline.listen((isOffline) => setIsBack(!isOffline)), []);
  return isBack;
}

/** Why something was refused; that there was no connection is said no longer than it is so. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  useWhenBack(() =>
    setRefusal((said) => (said?.includes(failureMessages.offline) === true ? null : said)),
  );
  return [refusal, setRefusal] as const;
}
