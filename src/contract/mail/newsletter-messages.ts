/** Texts of newsletter sign-up. */
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
