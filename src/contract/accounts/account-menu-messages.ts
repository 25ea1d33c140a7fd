/** What the account menu says, which every page has; the rest of an account stands on pages of its own. */
export const accountMenuMessages = {
  label: 'Account',
  loading: 'Loading...',
  tryAgain: 'Try again',
  signIn: 'Sign In',
  signUp: 'Create Account',
  bookmarks: 'Bookmarks',
  profile: 'Profile',
  subscriptions: 'Subscriptions',
  create: 'Create',
  signOut: 'Sign Out',
  signingOut: 'Signing Out...',
  signOutFailed: 'You are still signed in here: there was no answer. Please try again.',
} as const;
