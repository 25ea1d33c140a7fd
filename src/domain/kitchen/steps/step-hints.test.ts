import { describe, expect, it } from 'vitest';
import { type InlineNode, paragraphsFromText, type RichText } from '../../text/rich-text.ts';
import { mentionable } from './ingredient-mentions.ts';
import { newStep } from './step-edits.ts';
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
    ['Melt the butter.', [butter], [], []],
    ['Beat the eggs.', [eggs], [], []],
    ['Break an egg.', [eggs], [], []],
    ['Tomaten würfeln.', [tomatoes], [], []],
    ['Die TOMATE häuten.', [tomatoes], [], []],
    ['Heat the oven.', [butter], ['step 0'], ['butter']],
    ['Use the unsalted pan.', [butter], ['step 0'], ['butter']],
    ['Melt the butter.', [butter, eggs], [], ['eggs']],
    ['Mix all the ingredients.', [butter, eggs], [], []],
    ['', [butter], [], []],
    ['Melt it.', [], [], []],
  ])('is found in %j', (text, ingredients, stepIds, ingredientIds) => {
    expect(stepHints(written(text), ingredients)).toEqual({ stepIds, ingredientIds });
  });

  it('is nothing that a reference stands for, whatever its words are', () => {
    expect(stepHints(aGroup(referring('eggs', 'half of them')), [eggs])).toEqual({
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
