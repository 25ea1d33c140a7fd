import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { SiteFacts } from '../facts.ts';
import type { RecipeTeaser } from './recipe-models.ts';

type LockWords = Pick<RecipeTeaser, 'invitation' | 'priceText' | 'isOffered'>;

/** What a locked recipe tells of itself: names and counts, nothing that one could cook from. */
export function teaserOf(site: SiteFacts, content: RecipeContent): RecipeTeaser {
  const { ingredientUsageGroups, instructionGroups } = content;
  const ingredients = titlesOf(ingredientUsageGroups.filter((group) => group.ingredientUsages[0]));
  const steps = titlesOf(instructionGroups.filter((group) => group.instructions[0]));
  const stepCount = instructionGroups.flatMap((group) => group.instructions).length;
  const ingredientCount = ingredientUsageGroups.flatMap((group) => group.ingredientUsages).length;
  const counts = [
    ingredientCount > 0 ? cookingMessages.ingredientCount(ingredientCount) : [],
    stepCount > 0 ? lockMessages.stepCount(stepCount) : [],
  ];
  return {
    groups: ingredients.length > 0 ? ingredients : steps,
    countsText: counts.flat().join(', '),
    ...lockWords(site),
  };
}

/** A group that is called as the heading above it tells nothing. */
const headings = new Set(['', cookingMessages.ingredients.toLowerCase()]);

const titlesOf = (groups: { title: string }[]) =>
  groups.map(({ title }) => title).filter((title) => !headings.has(title.trim().toLowerCase()));

/** What invites to what only subscribers may read, and what that costs. */
export const lockWords = ({ owner, settings }: SiteFacts): LockWords => ({
  invitation: settings.premiumInvitation || lockMessages.invitation(owner.displayName || null),
  priceText: priceText(settings),
  isOffered: sellsPlans(settings),
});

/** Whether somebody who may not read yet can come to a plan; of letters alone nothing is opened. */
const sellsPlans = ({ newslettersEnabled, subscriptionsEnabled }: SiteFacts['settings']): boolean =>
  newslettersEnabled && subscriptionsEnabled;

function priceText(settings: SiteFacts['settings']): string | null {
  const { monthlyAmountCents, yearlyAmountCents } = settings;
  if (!sellsPlans(settings)) return null;
  const prices = [
    monthlyAmountCents === null ? [] : lockMessages.perMonth(formatMoney(monthlyAmountCents)),
    yearlyAmountCents === null ? [] : lockMessages.perYear(formatMoney(yearlyAmountCents)),
  ];
  return prices.flat().join(lockMessages.or) || null;
}
