import { describe, expect, it } from 'vitest';
import { aPublishedRecipe, aSite } from '#content/testing/facts.ts';
import { aStepGroup, aUsageGroup } from '#content/testing/line-builders.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { teaserOf } from './teaser.ts';

const teaser = (content: object, settings: Partial<SiteSettings> = {}, displayName = 'Inès') => {
  const site = aSite({ settings });
  const owner = { ...site.owner, displayName };
  return teaserOf({ ...site, owner }, aPublishedRecipe(content).content);
};

describe('What a locked recipe tells of itself', () => {
  it('is the names of its groups and how much there is', () => {
    const content = {
      ingredientUsageGroups: [
        aUsageGroup('Joconde', 6),
        aUsageGroup('', 1),
        aUsageGroup('Empty', 0),
      ],
      instructionGroups: [aStepGroup('Bake', 'Whisk', 'Bake it'), aStepGroup('Build', 'Stack')],
    };
    expect(teaser(content)).toMatchObject({
      groups: ['Joconde'],
      countsText: '7 ingredients, 3 steps',
    });
    expect(teaser({ instructionGroups: content.instructionGroups })).toMatchObject({
      groups: ['Bake', 'Build'],
      countsText: '3 steps',
    });
    expect(teaser({})).toMatchObject({ groups: [], countsText: '' });
  });

  it('invites in the words of the cook, else in their name', () => {
    expect(teaser({}, { premiumInvitation: 'Six layers' }).invitation).toBe('Six layers');
    expect(teaser({}).invitation).toBe('Inès keeps this for paying subscribers');
    expect(teaser({}, {}, '').invitation).toBe('Kept for paying subscribers');
  });

  it('offers nothing where there is no page on which to subscribe', () => {
    const plans = { subscriptionsEnabled: true, monthlyAmountCents: 900 };
    expect(teaser({}, { ...plans, newslettersEnabled: false })).toMatchObject({
      isOffered: false,
      priceText: null,
    });
    expect(teaser({}, { ...plans, subscriptionsEnabled: false }).isOffered).toBe(false);
    expect(teaser({}, { ...plans, newslettersEnabled: true }).isOffered).toBe(true);
  });

  it('names the prices that there are', () => {
    const prices = { monthlyAmountCents: 900, yearlyAmountCents: 8400 };
    const plans = { subscriptionsEnabled: true, ...prices };
    expect(teaser({}, plans).priceText).toBe('$9 a month or $84 a year');
    expect(teaser({}, { ...plans, monthlyAmountCents: null }).priceText).toBe('$84 a year');
    expect(teaser({}, { ...plans, subscriptionsEnabled: false }).priceText).toBeNull();
    expect(teaser({}, { subscriptionsEnabled: true }).priceText).toBeNull();
  });
});
