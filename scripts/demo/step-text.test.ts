import { expect, test } from 'vitest';
import { parseStepText } from './step-text.ts';

test('a step is cut into words, measurements and references', () => {
  expect(parseStepText('Add {1 1/2 cup} of the [@milk], then [@egg|an egg].')).toEqual([
    { kind: 'markdown', text: 'Add ' },
    { kind: 'measurement', quantity: 1.5, unitSlug: 'cup', text: '1 1/2 cups' },
    { kind: 'markdown', text: ' of the ' },
    { kind: 'reference', key: 'milk', text: null },
    { kind: 'markdown', text: ', then ' },
    { kind: 'reference', key: 'egg', text: 'an egg' },
    { kind: 'markdown', text: '.' },
  ]);
});

test('a measurement of an unknown unit is invalid', () => {
  expect(parseStepText('{2 bushel}')).toEqual([{ kind: 'invalid', source: '{2 bushel}' }]);
});

test('markdown is left as it is written', () => {
  expect(parseStepText('Stir, *gently*.')).toEqual([{ kind: 'markdown', text: 'Stir, *gently*.' }]);
});
