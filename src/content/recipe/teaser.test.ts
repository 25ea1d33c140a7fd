import { describe, expect, it } from 'vitest';
import { aPublishedRecipe, aSite } from '#content/testing/facts.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { teaserOf } from './teaser.ts';

const usage = {
  quantityMin: 1,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  preparation: null,
  ingredientTitleOverride: 'butter',
  link: null,
  note: null,
};
const group = (title: string, count: number) => ({
  id: title,
  title,
  note: null,
  ingredientUsages: Array.from({ length: count }, (_, at) => ({ ...usage, id: `${title}-${at}` })),
});
const steps = (title: string, count: number) => ({
  id: title,
  title,
  note: null,
  instructions: Array.from({ length: count }, (_, at) => ({
    id: `${title}-${at}`,
    content: null,
    timerMinutes: null,
    note: null,
    videoId: null,
    images: [],
  })),
});

const teaser = (content: object, settings: Partial<SiteSettings> = {}, displayName = 'Inès') => {
  const site = aSite({ settings });
  const owner = { ...site.owner, displayName };
  return teaserOf({ ...site, owner }, aPublishedRecipe(content).content);
};

describe('What a locked recipe tells of itself', () => {
  it('is the names of its groups and how much there is', () => {
    const content = {
      ingredientUsageGroups: [group('Joconde', 6), group('', 1), group('Empty', 0)],
      instructionGroups: [steps('Bake', 2), steps('Build', 1)],
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
    expect(teaser({}).invitation).toBe('Inès keeps this one for subscribers');
    expect(teaser({}, {}, '').invitation).toBe('This one is kept for subscribers');
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
