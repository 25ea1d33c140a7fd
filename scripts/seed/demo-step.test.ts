import { describe, expect, test } from 'vitest';
import { stepContent } from './demo-step.ts';

const unitOf = (slug: string) => `unit-${slug}`;
const usageOf = (key: string) => (key === 'flour' ? { id: 'line-1', title: 'bread flour' } : null);
const read = (source: string) => stepContent(source, unitOf, usageOf).children;

describe('A demo step', () => {
  test('ties its amounts to units', () => {
    expect(read('Add {1/2 cup} of milk.')).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'Add ' },
          {
            type: 'measurement',
            quantity: 0.5,
            unitId: 'unit-cup',
            children: [{ text: '1/2 cup' }],
          },
          { text: ' of milk.' },
        ],
      },
    ]);
  });

  test('names an ingredient by its title or in words of its own', () => {
    const reference = (text: string) => ({
      type: 'ingredient-usage-reference',
      ingredientUsageId: 'line-1',
      children: [{ text }],
    });
    expect(read('Sift the [@flour], then [@flour|the rest of it].')).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'Sift the ' },
          reference('bread flour'),
          { text: ', then ' },
          reference('the rest of it'),
          { text: '.' },
        ],
      },
    ]);
  });

  test('keeps markdown around them', () => {
    expect(read('**Rest** it.')).toEqual([
      { type: 'paragraph', children: [{ text: 'Rest', bold: true }, { text: ' it.' }] },
    ]);
  });
});
