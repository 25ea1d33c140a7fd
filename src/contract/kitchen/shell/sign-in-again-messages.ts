/** What the dialog says that signs the same person in again. */
export const signInAgainMessages = {
  sessionEnded: {
    title: 'Your session has ended',
    text: 'Everything you wrote is still here. We send a code to your address; with it you go on where you are.',
    sendCode: 'Send a code',
    sendAnother: 'Send another code',
    signIn: 'Go on',
    wrongCode: 'The code is wrong or has ended. Look at the newest mail.',
  },
  confirmSignIn: {
    title: 'Is it you?',
    text: 'This cannot be taken back, so it needs a sign-in of the last fifteen minutes. We send a code to your address; with it this goes on.',
  },
} as const;
