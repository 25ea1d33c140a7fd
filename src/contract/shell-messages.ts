/** What the frame of a site says and asks. */
export const shellMessages = {
  statistics: 'Statistics',
  consent: 'May this site count visits with Google Analytics? It works the same either way.',
  allow: 'Allow',
  decline: 'No, thanks',
  notLoaded: 'This could not be loaded. Check the connection and press again.',
} as const;
