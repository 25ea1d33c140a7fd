const secondsOfMinute = 60;

/** What a form says when it could not be sent. */
export const failureMessages = {
  generic: 'Something went wrong. Please try again.',
  offline: 'There is no connection at the moment. What you entered is still here.',
  tryAgainIn(seconds: number): string {
    const minutes = Math.ceil(seconds / secondsOfMinute);
    if (seconds <= secondsOfMinute) return 'Too many requests. Please try again in a minute.';
    return `Too many requests. Please try again in ${minutes} minutes.`;
  },
} as const;
