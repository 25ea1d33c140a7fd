/** What the question for consent to statistics says. */
export const consentMessages = {
  statistics: 'Statistics',
  consent: 'May this site count visits with Google Analytics? It works the same either way.',
  allow: 'Allow',
  decline: 'No, thanks',
} as const;

/** Apart from the others, since every page loads it at once. */
export const notLoadedMessages = {
  notLoaded: 'This could not be loaded. Check the connection and press again.',
} as const;
