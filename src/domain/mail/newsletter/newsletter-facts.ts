import type { NewsletterId, RecipeId } from '../../ids.ts';
import { isLocked, type Reader } from '../../recipe/recipe-access.ts';
import type { Audience } from './newsletter-send.ts';

/** A newsletter that stands on its site, without its note. */
export type NewsletterFacts = {
  id: NewsletterId;
  slug: string;
  title: string;
  previewLine: string;
  audience: Audience;
  recipeId: RecipeId | null;
  /** When its letters began to leave, in ms since the epoch. */
  sentAt: number;
};

/** Of a site's newsletters the newest are listed; a weekly one comes to so many in nineteen years. */
export const listedNewslettersMax = 1000;
/** Newsletters that a feed takes in beside recipes. */
export const feedNewslettersMax = 20;

/** What was sent to paying readers alone is read by them alone. */
export const isForPaying = ({ audience }: { audience: Audience }): boolean => audience === 'paid';

export const isNewsletterLocked = (newsletter: { audience: Audience }, reader: Reader): boolean =>
  isLocked({ privacySetting: isForPaying(newsletter) ? 'subscribers_only' : 'public' }, reader);
