/** Ending letters, and having them again. */
export const unsubscribeMessages = {
  title: 'Newsletter',
  ask: 'Unsubscribe from our newsletter?',
  askText: 'You will get no more letters about new recipes. Your account stays as it is.',
  submit: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneText: 'We will not write to you about new recipes any more.',
  doneByMistake: 'Subscribe again',
  about: (email: string) => `This is about the letters to ${email}.`,
  undo: 'Take it back',
  back: 'You get our letters again',
  backText: 'We write to you about new recipes, as before.',
  failed: 'This link does not work',
  failedText:
    'The link to unsubscribe is incomplete, or it was made for another site. Try the one at the end of our latest letter.',
  preference: (email: string) => `Send letters about new recipes to ${email}`,
  toRecipes: 'All recipes',
  /** Of letters about answers to comments. */
  replies: {
    title: 'Letters about answers',
    ask: 'No more letters about answers?',
    askText:
      'You will not hear by mail any more when somebody answers a comment of yours here. All other letters stay as they are.',
    submit: 'No more of these',
    done: 'We will not write to you about answers',
    doneText: 'Whoever answers a comment of yours, you find it below the recipe.',
    back: 'We write to you about answers again',
    backText: 'You hear by mail when somebody answers a comment of yours here, as before.',
    again: 'Write to me about answers again',
    isAgain: 'You hear of answers by mail again',
    signIn: 'Sign in to have them again',
  },
} as const;
