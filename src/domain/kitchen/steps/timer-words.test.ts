import { describe, expect, it } from 'vitest';
import { timerWords } from './timer-words.ts';

describe('The time of a timer that is offered', () => {
  it.each([
    ['en', '1 h 20 min'],
    ['en-GB', '1 h 20 min'],
    ['de', '1 Std. 20 Min.'],
    ['de-AT', '1 Std. 20 Min.'],
    ['nl', '1 uur 20 min'],
    ['it', '1 h 20 min'],
    ['pl', '1 h 20 min'],
  ])('is said in the language of the recipe: %s', (language, said) => {
    expect(timerWords(80, language).replaceAll(/\s/g, ' ')).toBe(said);
  });

  it('leaves out what there is none of', () => {
    expect(timerWords(1440 + 5, 'de').replaceAll(/\s/g, ' ')).toBe('1 Tg. 5 Min.');
    expect(timerWords(120, 'de').replaceAll(/\s/g, ' ')).toBe('2 Std.');
  });
});
