import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, isNoteTooLong, letterBytesMax } from '#domain/mail/letter/letter-size.ts';
import { letterLookOf } from '#domain/mail/letter/letter-look.ts';
import { noteMax, previewLineMax, subjectMax } from '#domain/mail/newsletter/newsletter-send.ts';
import { unsubscribePlaceholder } from '#domain/mail/newsletter/unsubscribe-placeholder.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import type { BlockNode, RichText } from '#domain/text/rich-text.ts';
import { aPublishedRecipe, aSite, imagesOf, pageFacts } from '#content/testing/facts.ts';
import { aStepGroup, aUsageGroup } from '#content/testing/line-builders.ts';
import { aText } from '#content/testing/text-builders.ts';
import { letterHtml } from './letter-html.ts';
import { letterModel } from './letter-model.ts';

const sign = fc.constantFrom('a', '"', 'ü', '漢', '🍞', '& ');
const blocks: fc.Arbitrary<BlockNode> = fc.constantFrom<BlockNode>(
  { type: 'paragraph', children: [] },
  { type: 'paragraph', children: [{ type: 'link', href: '/a', children: [{ text: 'x' }] }] },
  { type: 'heading', level: 2, children: [{ text: 'A "quoted" heading' }] },
  { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'x' }] }] },
);

/** As much of one thing as a note may hold. */
const fullNote: fc.Arbitrary<RichText> = fc.oneof(
  blocks.map((block) => ({
    type: 'document' as const,
    children: Array.from({ length: noteMax / JSON.stringify(block).length - 2 }, () => block),
  })),
  sign.map((one) => aText(one.repeat((noteMax - 200) / JSON.stringify(one).length))),
);
const note = fc.option(fc.oneof(fullNote, fc.constant(aText('Dear all'))));

const content = fc
  .record({
    ingredients: fc.constantFrom(0, 5, recipeLimits.ingredients),
    steps: fc.constantFrom(0, 3, recipeLimits.steps),
    groups: fc.constantFrom(1, recipeLimits.list),
    one: sign,
    privacySetting: fc.constantFrom('public' as const, 'subscribers_only' as const),
  })
  .map(({ ingredients, steps, groups, one, privacySetting }) => {
    const line = one.repeat(recipeLimits.line / one.length);
    const groupOf = (place: number) => aUsageGroup(`${place} ${line}`, ingredients / groups);
    return {
      title: line,
      privacySetting,
      images: [{ id: 'dish' }],
      description: aText(...Array.from({ length: 40 }, () => line)),
      ingredientUsageGroups: Array.from({ length: groups }, (_, place) => groupOf(place)),
      instructionGroups: [aStepGroup(line, ...Array.from({ length: steps }, () => line))],
    };
  });

const written = fc.record({
  recipeId: fc.constantFrom('recipe-1', null),
  note,
  subject: sign.map((one) => one.repeat(subjectMax / one.length)),
  previewLine: sign.map((one) => one.repeat(previewLineMax / one.length)),
  isOnSite: fc.boolean(),
  slug: fc.constant('plums'),
  code: fc.constant('a'.repeat(22)),
});
const reader = fc.constantFrom(
  { kind: 'visitor', plan: 'monthly' } as const,
  { kind: 'visitor', plan: 'free' } as const,
);

const asked = fc.record({
  dish: content,
  letter: written,
  who: reader,
  countsClicks: fc.boolean(),
});

const siteThat = (newsletterCountsClicks: boolean) =>
  aSite({
    title: '"'.repeat(100),
    images: imagesOf('dish'),
    settings: { newsletterCountsClicks, postalAddress: '"'.repeat(500) },
  });

describe('The size of a letter', () => {
  it('is below what mail programs show, with the way out at its end, whatever is in it', () => {
    fc.assert(
      fc.property(asked, ({ dish, letter, who, countsClicks }) => {
        const site = siteThat(countsClicks);
        const facts = { ...pageFacts([aPublishedRecipe(dish)], { site }), reader: who };
        const html = letterHtml(letterModel(facts, letter)!);
        expect(bytesOf(html, { countsClicks })).toBeLessThan(letterBytesMax);
        expect(html.split(unsubscribePlaceholder)).toHaveLength(2);
        expect(html.endsWith('</html>\n')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves room for every note that is not refused as too long', () => {
    fc.assert(
      fc.property(asked, ({ dish, letter, who, countsClicks }) => {
        const site = siteThat(countsClicks);
        const { origin } = site;
        const look = letterLookOf(site.settings);
        fc.pre(!isNoteTooLong({ note: letter.note, look, origin, countsClicks }));
        const facts = { ...pageFacts([aPublishedRecipe(dish)], { site }), reader: who };
        const html = letterHtml(letterModel(facts, letter)!);
        expect(html).not.toContain('The rest of this letter');
      }),
      { numRuns: 40 },
    );
  });

  it('cuts the end of a note that is too long, and leads to where it can be read whole', () => {
    const long = aText(...Array.from({ length: 900 }, () => 'Stir & wait & stir & wait.'), 'End');
    const facts = pageFacts([aPublishedRecipe({})], { site: siteThat(false) });
    const letter = { recipeId: null, note: long, subject: 'Plums', previewLine: '' };
    const html = letterHtml(letterModel(facts, { ...letter, isOnSite: true, slug: 'plums' })!);
    expect(html).toContain('Stir &amp; wait');
    expect(html).not.toContain('End');
    expect(html).toMatch(/newsletters\/plums"[^>]*>The rest of this letter is on the site</);
    const kept = letterHtml(letterModel(facts, { ...letter, isOnSite: false })!);
    expect(kept).toContain('The rest of this letter is longer than mail programs show.');
  });
});
