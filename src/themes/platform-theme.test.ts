import { describe, expect, it } from 'vitest';
import { nameFacesCss } from './platform-theme.ts';
import { codePointsOf } from './unicode-range.ts';

describe('Typefaces that set the names of sites', () => {
  it('have every Latin letter, whatever a name begins with', () => {
    const rules = nameFacesCss(['vollkorn']).matchAll(/unicode-range:([^}]*)\}/g);
    const codes = [...rules].flatMap(([, range = '']) => codePointsOf(range));
    for (const letter of 'aèÄÖÑ') expect(codes).toContain(letter.codePointAt(0));
  });
});
