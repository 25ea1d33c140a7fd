import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TermKind, termKinds } from '../../recipe/recipe.ts';
import { sortedByTerms, termNamed } from './terms-named.ts';

const aTerm = (kind: TermKind, title: string) => ({
  id: `${kind} ${title}`,
  kind,
  slug: title,
  title,
  recipeCount: 0,
});
const siteWith = (...terms: ReturnType<typeof aTerm>[]) => ({
  language: 'en',
  terms,
  mergedTerms: [
    { id: 'x', kind: 'category' as const, title: 'Gateaux', intoId: 'y', termId: 'category Cakes' },
  ],
});
const site = siteWith(
  aTerm('category', 'Cakes'),
  aTerm('cuisine', 'Crème brûlée country'),
  aTerm('diet', 'Vegan'),
  aTerm('diet', 'Gluten-free'),
  aTerm('tag', 'Vegan'),
  aTerm('meal', 'Soup'),
  aTerm('category', 'Soup'),
);
const idOf = (word: string, kind: TermKind) => termNamed({ word, kind }, site)?.id ?? null;
const sorting = { site, ingredients: [] as string[], language: 'en' };

const spelled = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => ` ${text}  `,
  (text) =>
    text.replaceAll(/[A-Z]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  (text) => text.replaceAll(' ', '\u00a0'),
);

describe('The term that a word of another program names', () => {
  it('is found in any case, composition, width and accents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...site.terms), spelled, ({ id, kind, title }, spell) => {
        expect(idOf(spell(title), kind)).toBe(id);
      }),
    );
  });

  it.each<[string, TermKind, string | null]>([
    ['cake', 'tag', 'category Cakes'],
    ['Gateaux', 'category', 'category Cakes'],
    ['creme brulee country', 'tag', 'cuisine Crème brûlée country'],
    ['gluten free', 'diet', 'diet Gluten-free'],
    ['soups', 'category', 'category Soup'],
    ['soups', 'tag', 'meal Soup'],
    ['vegan', 'tag', 'tag Vegan'],
    ['vegan', 'category', 'diet Vegan'],
    ['cakewalk', 'category', null],
    ['', 'category', null],
  ])('of %j as a %s is %j', (word, kind, id) => {
    expect(idOf(word, kind)).toBe(id);
  });
});

describe('The words of a recipe', () => {
  const words = fc.array(
    fc.record({
      word: fc.oneof(fc.constantFrom(...site.terms.map(({ title }) => title)), fc.string()),
      kind: fc.constantFrom(...termKinds),
    }),
  );

  it('become terms or stay as they are, each in the order of its source', () => {
    fc.assert(
      fc.property(words, (all) => {
        const { terms, left } = sortedByTerms(all, sorting);
        const ids = new Set(Object.values(terms).flat());
        const named = all.filter((each) => !left.includes(each));
        expect(new Set(named.map((each) => termNamed(each, site)?.id))).toEqual(ids);
        expect(all.filter((each) => left.includes(each))).toEqual(left);
      }),
    );
  });

  it('name no diet that an ingredient contradicts', () => {
    const word = { word: 'vegan', kind: 'diet' as const };
    const sorted = sortedByTerms([word], { ...sorting, ingredients: ['butter'] });
    expect(sorted).toEqual({ terms: {}, left: [word] });
  });
});
