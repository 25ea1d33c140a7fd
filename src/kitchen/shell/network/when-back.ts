import { useEffect, useRef } from 'react';
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
