/** What somebody is called who has no name to be called by. */
export const personMessages = {
  gone: 'somebody who is gone',
  /** Who is here and never said what they are called. */
  you: 'you',
  nameless: 'somebody without a name',
} as const;
