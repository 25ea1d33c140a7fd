import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '#domain/recipe/empty-content.ts';
import {
  type RecipeDifference,
  recipeDifferences,
} from '#domain/recipe/differences/recipe-differences.ts';
import type { IngredientUsage, Instruction, RecipeContent } from '#domain/recipe/recipe.ts';
import type { TextPart } from '#domain/recipe/differences/text-parts.ts';
import { aContent, editedContent } from '#domain/testing/random-content.ts';
import { readableDifferences } from './readable-differences.ts';
import { someNames } from './testing/names.ts';

const pair = aContent().chain((before) => fc.tuple(fc.constant(before), editedContent(before)));
const listed = (before: RecipeContent, after: RecipeContent) =>
  readableDifferences(before, after, someNames).flatMap(({ section, differences }) =>
    differences.map((difference) => ({ section, ...difference })),
  );

const placeOf = (each: RecipeDifference) =>
  each.list === null ? each.aspect : `${each.list}.${each.id}`;

const written = (words: readonly TextPart[]) =>
  words
    .map(({ text, change }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[change])
    .join('');
const told = (before: Partial<RecipeContent>, after: Partial<RecipeContent>) =>
  listed({ ...emptyContent, ...before }, { ...emptyContent, ...after }).map(
    ({ section, kind, number, group, moved, parts }) => ({
      section,
      kind,
      ...(number !== null && { number }),
      ...(group !== null && { group }),
      ...(moved && { moved }),
      parts: parts.map(({ part, words }) => `${part}: ${written(words)}`),
    }),
  );

const text = (words: string) => ({
  type: 'document' as const,
  children: [{ type: 'paragraph' as const, children: [{ text: words }] }],
});
const usage = (id: string, changes: Partial<IngredientUsage> = {}): IngredientUsage => ({
  id,
  quantityMin: 2,
  quantityMax: null,
  unitId: 'unit-cup',
  ingredientId: 'ingredient-flour',
  preparation: null,
  ingredientTitleOverride: null,
  link: null,
  note: null,
  ...changes,
});
const group = (id: string, title: string, ...ingredientUsages: IngredientUsage[]) => ({
  id,
  title,
  note: null,
  ingredientUsages,
});
const step = (id: string, words: string, changes: Partial<Instruction> = {}): Instruction => ({
  id,
  content: text(words),
  timerMinutes: null,
  note: null,
  videoId: null,
  images: [],
  ...changes,
});
const method = (...instructions: Instruction[]): Partial<RecipeContent> => ({
  instructionGroups: [{ id: 'method', title: 'Method', note: null, instructions }],
});

describe('What became of a recipe, in words', () => {
  it('tells of every place that differs once, and of no other', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const places = recipeDifferences(before, after).map(placeOf);
        const keys = listed(before, after).map(({ key }) => key);
        expect(keys.toSorted()).toEqual([...new Set(places)].toSorted());
      }),
    );
  });

  it('never shows an id', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const shown = listed(before, after).map(({ parts, group: title, moved }) => [
          title,
          moved,
          parts,
        ]);
        expect(JSON.stringify(shown)).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
      }),
    );
  });

  it('is nothing where copies are equal', () => {
    fc.assert(
      fc.property(aContent(), (content) => {
        expect(listed(content, structuredClone(content))).toEqual([]);
      }),
    );
  });

  it('shows one line of an ingredient, however many fields changed', () => {
    const [before, after] = [
      usage('1'),
      usage('1', { quantityMin: 3, preparation: text('sifted') }),
    ];
    expect(
      told(
        { ingredientUsageGroups: [group('dough', 'Dough', before)] },
        { ingredientUsageGroups: [group('dough', 'Dough', after)] },
      ),
    ).toEqual([
      {
        section: 'ingredients',
        kind: 'changed',
        group: 'Dough',
        parts: ['line: -2-+3+ cups flour+, sifted+'],
      },
    ]);
  });

  it('says where a line was moved to', () => {
    expect(
      told(
        { ingredientUsageGroups: [group('dough', 'Dough', usage('1')), group('glaze', 'Glaze')] },
        { ingredientUsageGroups: [group('dough', 'Dough'), group('glaze', 'Glaze', usage('1'))] },
      ),
    ).toEqual([
      {
        section: 'ingredients',
        kind: 'changed',
        group: 'Glaze',
        moved: { from: 'Dough', to: 'Glaze' },
        parts: [],
      },
    ]);
  });

  it('numbers steps as they are read, and tells times in words', () => {
    expect(
      told(
        method(step('mix', 'Mix it.'), step('rest', 'Let it rest.'), step('bake', 'Bake it.')),
        method(step('mix', 'Mix it.'), step('bake', 'Bake it well.', { timerMinutes: 75 })),
      ),
    ).toEqual([
      {
        section: 'steps',
        kind: 'removed',
        number: 2,
        group: 'Method',
        parts: ['content: -Let it rest.-'],
      },
      {
        section: 'steps',
        kind: 'changed',
        number: 2,
        group: 'Method',
        parts: ['content: Bake it+ well+.', 'timerMinutes: +1 hour 15 minutes+'],
      },
    ]);
  });

  it('names terms that came and went', () => {
    expect(told({ dietIds: ['a', 'b'] }, { dietIds: ['b', 'c'] })).toEqual([
      { section: 'facts', kind: 'changed', parts: ['dietIds: a term, +a term+, -a term-'] },
    ]);
  });

  it('says of formatting alone that nothing else changed', () => {
    const bold = {
      ...text(''),
      children: [
        { type: 'paragraph' as const, children: [{ text: 'Knead', bold: true as const }] },
      ],
    };
    expect(told({ note: text('Knead') }, { note: bold })).toEqual([
      { section: 'texts', kind: 'changed', parts: ['note: '] },
    ]);
  });
});

describe('A term that was merged', () => {
  const names = {
    ...someNames,
    shownTerm: (id: string) => (id === 'swift' ? 'quick' : id),
    term: (id: string) => id.toUpperCase(),
  };
  const tags = (before: string[], after: string[]) =>
    readableDifferences(
      { ...emptyContent, tagIds: before },
      { ...emptyContent, tagIds: after },
      names,
    ).flatMap(({ differences }) =>
      differences.flatMap(({ parts }) => parts.map(({ words }) => written(words))),
    );

  it.each([
    ['its other name is no change that can be read', ['swift'], ['quick'], ''],
    ['it goes with the one it stands for', ['swift', 'quick'], [], '-QUICK-'],
    ['it comes under the name that is shown', ['pie'], ['pie', 'swift'], 'PIE, +QUICK+'],
  ])('is told as what it became: %s', (...[, before, after, expected]) => {
    expect(tags(before, after)).toEqual([expected]);
  });
});
