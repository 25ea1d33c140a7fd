import { describe, expect, it } from 'vitest';
import { comparable, wordsIn } from './comparable.ts';
import { meetLines, meetSteps, meetTitle } from './found-lines.ts';

const verdicts = (met: { is: string }[]): string[] => met.map(({ is }) => is);

describe('Texts as they are compared', () => {
  it('have one kind of quotes, spaces and fractions, and keep all else', () => {
    expect(comparable(' 1½\u00A0cups  “old” flour – Nan’s')).toBe(
      '1 1/2 cups "old" flour – Nan\'s',
    );
  });

  it('are words and values beneath their marks', () => {
    expect(wordsIn('½ Cup (120g) flour')).toEqual(['0.5', 'cup', '120', 'g', 'flour']);
    expect(wordsIn('6½tbsp')).toEqual(wordsIn('6.5 tbsp'));
    expect(wordsIn('水 適量')).toEqual(wordsIn('水適量'));
  });
});

describe('Wanted lines', () => {
  it('are the same, said in other marks or order, or missing', () => {
    const read = ['2 eggs', '300 g chocolate', '1 cup milk, warm', 'salt'];
    const wanted = ['2 eggs', 'Chocolate 300g', '1 cup milk (warm)', '2 cups milk'];
    expect(verdicts(meetLines(wanted, read))).toEqual(['same', 'said', 'said', 'missing']);
  });

  it('meet a line each', () => {
    expect(verdicts(meetLines(['salt', 'salt'], ['salt', 'pepper']))).toEqual(['same', 'missing']);
  });

  it('are not met by a story that has their words', () => {
    const story = 'Salt is what my aunt, who lived by the sea, never had in her house at all';
    expect(verdicts(meetLines(['salt'], [story]))).toEqual(['missing']);
  });
});

describe('Wanted steps', () => {
  it('may be parted elsewhere, and lose no word', () => {
    const read = ['Mix it. Bake it', 'for an hour.', 'Serve.'];
    const wanted = ['Mix it.', 'Bake it for an hour.', 'Serve.', 'Serve it.'];
    expect(verdicts(meetSteps(wanted, read))).toEqual(['said', 'said', 'same', 'missing']);
  });
});

describe('A wanted title', () => {
  it('is another one with a word more', () => {
    expect(meetTitle('Rye Buns', 'Rye buns!').is).toBe('said');
    expect(meetTitle('Rye Buns', 'Rye Buns | Nan').is).toBe('missing');
  });
});
