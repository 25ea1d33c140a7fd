import { describe, expect, it } from 'vitest';
import { timerWords } from './timer-words.ts';

describe('The time of a timer', () => {
  it.each([
    ['en', '1 h 20 min'],
    ['en-GB', '1 h 20 min'],
    ['de', '1 Std. 20 Min.'],
    ['tlh', '1 h 20 min'],
    ['fr', '1 h 20 min'],
    ['nl-BE', '1 uur 20 min'],
    ['ja', '1 時間 20 分'],
  ])('is written in %s as it is there', (language, words) => {
    expect(timerWords(80, language).replaceAll(/\s/g, ' ')).toBe(words);
  });

  it('says days and minutes alone, and none', () => {
    expect(timerWords(1440 + 5, 'es').replaceAll(/\s/g, ' ')).toBe('1 d 5 min');
    expect(timerWords(0, 'de').replaceAll(/\s/g, ' ')).toBe('0 Min.');
  });
});
