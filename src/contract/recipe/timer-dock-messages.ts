/** What the dock of all timers says beside the timers themselves. */
export const timerDockMessages = {
  timers: 'Timers',
  dismissTimer: 'Dismiss',
  pressToHear: 'Press anywhere to hear the alarm.',
} as const;
