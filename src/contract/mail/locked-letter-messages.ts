/** What a letter to paying readers says on the site while it is closed. */
export const lockedLetterMessages = {
  locked: 'This letter is for subscribers with full access.',
  /** Behind the price. */
  brings: 'for every recipe and letter, this one included',
  /** To who pays already, and is not signed in. */
  hasPlan: 'Subscribed already?',
  signIn: 'Sign in',
} as const;
