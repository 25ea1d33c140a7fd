import { describe, expect, it } from 'vitest';
import { nameFacesCss } from './platform-theme.ts';
import { codePointsOf } from '#domain/look/theme/unicode-range.ts';

describe('Typefaces that set the names of sites', () => {
  const names = [{ displayFont: 'vollkorn', displayWeight: 700 }] as const;

  it('come in their own weight', () => {
    expect(nameFacesCss(names).match(/font-weight:700;font-style/g)).toHaveLength(2);
  });

  it('have every Latin letter, whatever a name begins with', () => {
    const rules = nameFacesCss(names).matchAll(/unicode-range:([^}]*)\}/g);
    const codes = [...rules].flatMap(([, range = '']) => codePointsOf(range));
    for (const letter of 'aèÄÖÑ') expect(codes).toContain(letter.codePointAt(0));
  });
});
