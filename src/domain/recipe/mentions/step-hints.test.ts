import { describe, expect, it } from 'vitest';
import { type InlineNode, paragraphsFromText, type RichText } from '../../text/rich-text.ts';
import { mentionable } from './ingredient-mentions.ts';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import { stepHints } from './step-hints.ts';

const butter = { id: 'butter', title: 'unsalted butter' };
const eggs = { id: 'eggs', title: 'egg', pluralTitle: 'eggs' };
const tomatoes = { id: 'tomatoes', title: 'Tomate', pluralTitle: 'Tomaten' };

const aGroup = (...contents: RichText[]) => [
  {
    id: 'group',
    title: 'Steps',
    note: null,
    instructions: contents.map((content, index) => newStep(`step ${index}`, content)),
  },
];
const written = (...texts: string[]) => aGroup(...texts.map((text) => paragraphsFromText(text)));
const referring = (id: string, text: string): RichText => {
  const node: InlineNode = {
    type: 'ingredient-usage-reference',
    ingredientUsageId: id,
    children: [{ text }],
  };
  return { type: 'document', children: [{ type: 'paragraph', children: [node] }] };
};

describe('What steps leave out', () => {
  it.each([
    ['Melt the butter.', [butter], { stepIds: [], ingredientIds: [] }],
    ['Beat the eggs.', [eggs], { stepIds: [], ingredientIds: [] }],
    ['Break an egg.', [eggs], { stepIds: [], ingredientIds: [] }],
    ['Tomaten würfeln.', [tomatoes], { stepIds: [], ingredientIds: [] }],
    ['Die TOMATE häuten.', [tomatoes], { stepIds: [], ingredientIds: [] }],
    ['Heat the oven.', [butter], { stepIds: ['step 0'], ingredientIds: ['butter'] }],
    ['Use the unsalted pan.', [butter], { stepIds: ['step 0'], ingredientIds: ['butter'] }],
    ['Melt the butter.', [butter, eggs], { stepIds: [], ingredientIds: ['eggs'] }],
    ['Mix all the ingredients.', [butter, eggs], { stepIds: [], ingredientIds: [] }],
    ['', [butter], { stepIds: [], ingredientIds: [] }],
    ['Melt it.', [], { stepIds: [], ingredientIds: [] }],
  ])('is found in %j', (text, ingredients, hints) => {
    expect(stepHints(written(text), ingredients)).toMatchObject(hints);
  });

  it('is nothing that a reference stands for, whatever its words are', () => {
    expect(stepHints(aGroup(referring('eggs', 'half of them')), [eggs])).toMatchObject({
      stepIds: [],
      ingredientIds: [],
    });
  });
});

describe('Ingredients offered to a step', () => {
  it('are those no step has used first', () => {
    const offered = mentionable([butter, eggs, tomatoes], '', new Set(['butter']));
    expect(offered.map(({ id }) => id)).toEqual(['eggs', 'tomatoes', 'butter']);
  });

  it.each([
    ['but', ['butter']],
    ['uns but', ['butter']],
    ['tomaten', ['tomatoes']],
    ['flour', []],
  ])('are found by what is typed: %j', (typed, ids) => {
    const offered = mentionable([butter, eggs, tomatoes], typed, new Set());
    expect(offered.map(({ id }) => id)).toEqual(ids);
  });
});
