import { failureMessages } from '../failure-messages.ts';

/** What a premium recipe says while it is locked, and where its parts are once it is open. */
export const lockMessages = {
  locked: failureMessages.premium,
  subscribe: 'Subscribe',
  upgrade: 'Upgrade to Full Access',
  substackLocked: 'This recipe is for paid Substack subscribers',
  substackSignIn: 'Sign in with Substack email',
  tryAgain: 'Try again',
  story: 'The story',
  jumpTo: 'On this page',
} as const;
