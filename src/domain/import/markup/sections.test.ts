import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { recipeOfThing } from './recipe-of-thing.ts';

const read = (recipeInstructions: unknown) => {
  const thing = {
    '@type': 'Recipe',
    name: 'Buns',
    recipeIngredient: ['1 egg'],
    recipeInstructions,
  };
  const { stepGroups, unread } = recipeOfThing(thing, { base: null, language: 'en' });
  return {
    groups: stepGroups.value.map(({ title, items }) => [
      title,
      ...items.map(({ text }) => toPlainText(text)),
    ]),
    unread: unread.map(({ text }) => text),
  };
};
const section = (words: object) => ({ '@type': 'HowToSection', ...words });
const step = (text: string) => ({ '@type': 'HowToStep', text });
const steps = fc.constantFrom('Mix the flour and eggs', 'Bake until golden', 'Let it rest', 'Eat');

describe('Sections of instructions', () => {
  it('are steps where each has a text alone', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(steps, { minLength: 1 }),
        fc.constantFrom('text', 'name'),
        (texts, key) => {
          const parts = texts.map((text) => section({ [key]: text }));
          expect(read(parts)).toEqual({ groups: [[null, ...texts]], unread: [] });
        },
      ),
    );
  });

  it.each(['[Dough]', 'Dough:', 'Dough'])('are titles above steps: %s', (text) => {
    const parts = [section({ text }), step('Mix it.'), section({ text: 'Bake until golden' })];
    expect(read(parts).groups).toEqual([['Dough', 'Mix it.', 'Bake until golden']]);
  });

  it('lose nothing that they say beside their steps', () => {
    const itemListElement = [{ ...step('Mix it.'), name: 'Step 1', description: 'Use a whisk.' }];
    const parts = [section({ name: 'Dough', text: 'Begin a day before.', itemListElement })];
    expect(read(parts)).toEqual({
      groups: [['Dough', 'Mix it.']],
      unread: ['Begin a day before.', 'Use a whisk.'],
    });
  });
});
