/** What the frame of a site asks its readers. */
export const shellMessages = {
  statistics: 'Statistics',
  consent: 'May this site count visits with Google Analytics? It works the same either way.',
  allow: 'Allow',
  decline: 'No, thanks',
} as const;
