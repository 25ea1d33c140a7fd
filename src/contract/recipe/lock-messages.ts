import { premiumMessages } from './premium-messages.ts';

/** What a premium recipe says while it is locked, and where its parts are once it is open. */
export const lockMessages = {
  ...premiumMessages,
  upgrade: 'Upgrade to Full Access',
  pay: 'Pay now',
  substackLocked: 'This recipe is for paid Substack subscribers',
  substackSignIn: 'Sign in with Substack email',
  /** Unless the cook has written one. */
  invitation: (cook: string | null) =>
    cook === null ? 'Kept for paying subscribers' : `${cook} keeps this for paying subscribers`,
  stepCount: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  perMonth: (price: string) => `${price} a month`,
  perYear: (price: string) => `${price} a year`,
  or: ' or ',
  brings: 'for every recipe, this one included',
  tryAgain: 'Try again',
  story: 'The story',
  jumpTo: 'On this page',
} as const;
