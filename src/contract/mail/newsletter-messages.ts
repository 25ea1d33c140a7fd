/** Texts of newsletter sign-up and unsubscribing. */
export const newsletterMessages = {
  heading: 'Get notified about new recipes',
  invitation: 'Sign up below to be added to our mailing list!',
  emailLabel: 'Email',
  emailPlaceholder: 'you@example.com',
  submit: 'Subscribe',
  done: 'Thanks for subscribing',
  thanks: 'Thanks for subscribing!',
  thanksText: "You'll receive our latest recipes and cooking tips soon.",
  confirm: (email: string) => `We have sent a letter to ${email}. Open the link in it to confirm.`,
  upgrade: 'Upgrade to Full Access',
  upgradeText: 'Every recipe, premium ones included, is open to full access subscriptions.',
  needsScript: 'Signing up needs JavaScript, which is turned off in this browser.',
} as const;

export const unsubscribeMessages = {
  title: 'Newsletter',
  ask: 'Unsubscribe from our newsletter?',
  askText: 'You will get no more letters about new recipes. Your account stays as it is.',
  submit: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneText: 'We will not write to you about new recipes any more.',
  doneByMistake: 'Subscribe again',
  failed: 'This link does not work',
  failedText:
    'The link to unsubscribe is incomplete, or it was made for another site. Try the one at the end of our latest letter.',
  preference: (email: string) => `Send letters about new recipes to ${email}`,
  toRecipes: 'All recipes',
} as const;
