import { describe, expect, it } from 'vitest';
import { isCardDamaged, recipeDamage } from './recipe-damage.ts';
import { noTerms } from './recipe-terms.ts';

const text = (words: string) => ({
  type: 'document',
  children: [{ type: 'paragraph', children: [{ text: words }] }],
});

const whole = {
  title: 'Plum Tart',
  slug: 'plum-tart',
  description: text('Sour and sweet.'),
  images: [],
  storyExcerpt: null,
  storyMore: null,
  note: null,
  ...noTerms(),
  keywords: [],
  ingredientUsageGroups: [
    { title: 'Crust', note: null, ingredientUsages: [{ preparation: null }] },
  ],
  instructionGroups: [
    {
      title: 'Method',
      note: text('Rest'),
      instructions: [{ content: text('Bake'), note: null, images: [] }],
    },
  ],
  equipmentUsages: [{ equipmentId: 'pan' }],
};
const broken = (changes: object) => recipeDamage({ ...whole, ...changes });
const step = (changes: object) =>
  broken({
    instructionGroups: [
      { title: 'M', note: null, instructions: [{ note: null, images: [], ...changes }] },
    ],
  });

describe('Damage of a stored recipe', () => {
  it('is none of a whole one, whatever else it holds', () => {
    expect(recipeDamage(whole)).toBeNull();
    expect(broken({ somethingNewer: 1 })).toBeNull();
  });

  it.each([[null], [[]], ['{}'], [7], [undefined]])('is all of what is no recipe: %j', (stored) => {
    expect(recipeDamage(stored)).toBe('recipe');
  });

  it('is named by the place where it is', () => {
    expect(recipeDamage({})).toBe('recipe.title');
    expect(broken({ images: null })).toBe('recipe.images');
    expect(broken({ instructionGroups: 5 })).toBe('recipe.instructionGroups');
    expect(broken({ ingredientUsageGroups: [{ title: 'A', note: null }] })).toBe(
      'recipe.ingredientUsageGroups.0.ingredientUsages',
    );
    expect(broken({ equipmentUsages: [null] })).toBe('recipe.equipmentUsages.0');
  });

  it('is found inside texts', () => {
    const place = 'recipe.instructionGroups.0.instructions.0.content';
    expect(step({ content: null })).toBe(place);
    expect(step({ content: { type: 'document' } })).toBe(place);
    expect(step({ content: { type: 'document', children: [{ type: 'paragraph' }] } })).toBe(place);
    expect(step({ content: { type: 'document', children: [null] } })).toBe(place);
    expect(broken({ description: 'Sour' })).toBe('recipe.description');
    expect(broken({ note: undefined })).toBe('recipe.note');
  });
});

describe('Damage of what lists show of a recipe', () => {
  const { title, slug, description, foodCategoryIds, mealIds } = whole;
  const card = { title, slug, description, foodCategoryIds, mealIds, image: null };

  it('is none of a whole one', () => {
    expect(isCardDamaged(card)).toBe(false);
    expect(isCardDamaged({ ...card, description: null })).toBe(false);
  });

  it.each([[null], [{ ...card, title: null }], [{ ...card, mealIds: null }]])(
    'is: %j',
    (stored) => {
      expect(isCardDamaged(stored)).toBe(true);
    },
  );
});
