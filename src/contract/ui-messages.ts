/** What widgets say that serve any screen. */
export const uiMessages = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading...',
  readMore: 'Read more',
  readLess: 'Read less',
  notifications: 'Notifications',
  optional: 'optional',
  save: 'Save',
  saved: 'Saved',
  premium: 'Premium recipe',
  watchVideo: 'Watch the video',
} as const;
