import { describe, expect, it } from 'vitest';
import { toldDifficulty } from './told-difficulty.ts';

const level = (field: string, text: string) => toldDifficulty([{ field, text }]).difficulty?.value;

describe('How hard a recipe is', () => {
  it.each([
    ['difficulty', 'Easy', 'easy'],
    ['difficulty', ' very easy ', 'easy'],
    ['Schwierigkeit', 'mittel', 'medium'],
    ['difficulté', 'Difficile', 'hard'],
    ['dificultad', 'fácil', 'easy'],
  ])('is told by "%s: %s"', (field, text, expected) => {
    expect(level(field, text)).toBe(expected);
  });

  it.each([
    ['difficulty', 'as hard as you like'],
    ['difficulty', ''],
    ['notes', 'Easy'],
    ['season', 'medium'],
  ])('is not told by "%s: %s", which stays where it was', (field, text) => {
    const unread = [{ field, text }];
    expect(toldDifficulty(unread)).toEqual({ difficulty: null, left: unread });
  });

  it('is taken from the first part that tells it, and every other stays', () => {
    const season = { field: 'season', text: 'Winter' };
    const parts = [season, { field: 'difficulty', text: 'hard' }];
    const told = { value: 'hard', origin: 'exact' };
    expect(toldDifficulty(parts)).toEqual({ difficulty: told, left: [season] });
  });
});
