import type { AnyPage } from '#content/page-models.ts';

type Manners = {
  /** It asks for an address itself: nothing else on it does. */
  asksForEmail: boolean;
  /** Nobody is invited there to anything. */
  isQuiet: boolean;
  /** The invitation to the newsletter stands at its foot; some pages have one of their own. */
  showsNewsletter: boolean;
};

/** How a page of a kind invites its readers. */
export function mannersOf({ kind }: Pick<AnyPage, 'kind'>): Manners {
  const asksForEmail = /^(?:subscribe|unsubscribe|sign-)/.test(kind);
  const isQuiet = kind === 'text' || kind === 'not-found';
  const hasOwnBox = kind === 'home' || kind === 'recipe';
  return { asksForEmail, isQuiet, showsNewsletter: !asksForEmail && !isQuiet && !hasOwnBox };
}
