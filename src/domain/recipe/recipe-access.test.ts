import { describe, expect, it } from 'vitest';
import { anonymous, canComment, isLocked } from './recipe-access.ts';
import type { Reader } from './recipe-access.ts';

const publicRecipe = { privacySetting: 'public' } as const;
const premiumRecipe = { privacySetting: 'subscribers_only' } as const;
const commentsOn = { commentsEnabled: true };
const commentsOff = { commentsEnabled: false };

const readers: [string, Reader][] = [
  ['anonymous', anonymous],
  ['a visitor without plan', { kind: 'visitor', plan: null }],
  ['a free subscriber', { kind: 'visitor', plan: 'free' }],
  ['a monthly subscriber', { kind: 'visitor', plan: 'monthly' }],
  ['a yearly subscriber', { kind: 'visitor', plan: 'yearly' }],
  ['the owner', { kind: 'owner', isPreviewing: false }],
  ['the owner in preview', { kind: 'owner', isPreviewing: true }],
];
const those = (holds: (reader: Reader) => boolean) =>
  readers.filter(([, reader]) => holds(reader)).map(([name]) => name);

describe('Premium recipes, §6', () => {
  it('are locked to all but paid subscribers and the preview', () => {
    expect(those((reader) => isLocked(premiumRecipe, reader))).toEqual([
      'anonymous',
      'a visitor without plan',
      'a free subscriber',
      'the owner',
    ]);
  });

  it('alone are locked', () => {
    expect(those((reader) => isLocked(publicRecipe, reader))).toEqual([]);
  });
});

describe('Comments, §6', () => {
  it('are open to everyone signed in on a public recipe', () => {
    expect(those((reader) => !canComment(commentsOn, publicRecipe, reader))).toEqual(['anonymous']);
  });

  it('are open to subscribers and the owner on a premium recipe', () => {
    expect(those((reader) => canComment(commentsOn, premiumRecipe, reader))).toEqual([
      'a free subscriber',
      'a monthly subscriber',
      'a yearly subscriber',
      'the owner',
      'the owner in preview',
    ]);
  });

  it('are closed to everyone where the site has them off', () => {
    expect(those((reader) => canComment(commentsOff, publicRecipe, reader))).toEqual([]);
  });
});
