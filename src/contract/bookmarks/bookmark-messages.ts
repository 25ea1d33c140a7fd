export const bookmarkMessages = {
  failed: 'This could not be saved. Please try again.',
  notRemoved: 'This could not be removed. Please try again.',
  gone: 'This recipe is not here any more.',
  prompt: {
    title: 'You need an account for this',
    text: 'Sign in or create a free one: it keeps your recipes together, on every site and on every device.',
    signUp: 'Create Account',
    signIn: 'Sign In',
    close: 'Close',
  },
} as const;
