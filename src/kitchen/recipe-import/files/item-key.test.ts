import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importedDraftsInput } from '#contract/import/imports.ts';
import { itemKey } from './item-key.ts';

const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 700 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom('My recipes.zip', ' a  b ', '\u202Epie', '🥧'.repeat(400), '\u{D800}'),
);

describe('The key of a place in the files', () => {
  it('is kept by the server as it was made, whatever files and entries are called', async () => {
    await fc.assert(
      fc.asyncProperty(names, names, async (name, path) => {
        const key = await itemKey(name, path);
        expect(importedDraftsInput.parse({ keys: [key] })).toEqual({ keys: [key] });
        expect(key.isWellFormed()).toBe(true);
        expect(await itemKey(name, path)).toBe(key);
      }),
    );
  });

  it('tells long places apart that begin alike', async () => {
    const long = 'pies/'.repeat(200);
    expect(await itemKey('a.zip', `${long}1`)).not.toBe(await itemKey('a.zip', `${long}2`));
  });
});
