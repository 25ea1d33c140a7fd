import { describe, expect, it } from 'vitest';
import {
  canonicalLanguage,
  decimalMarkOf,
  directionOf,
  isEnglish,
  openGraphLocale,
  otherDirection,
  otherLanguage,
  preferredLanguage,
  productLanguage,
} from './language.ts';

describe('A language tag', () => {
  it.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['pt_br', 'pt-BR'],
    ['zh-hant-TW', 'zh-Hant-TW'],
    ['sv', 'sv'],
    ['de-u-co-phonebk', 'de'],
  ])('%s is %s', (tag, canonical) => {
    expect(canonicalLanguage(tag)).toBe(canonical);
    expect(canonicalLanguage(canonical)).toBe(canonical);
  });

  it.each(['', 'english', 'xx', 'de_', 'q', '"><', 'de'.repeat(40)])('%j is none', (tag) => {
    expect(canonicalLanguage(tag)).toBeNull();
  });

  it.each([
    ['de', 'de_DE'],
    ['en', 'en_US'],
    ['pt-BR', 'pt_BR'],
    ['zh-Hant', 'zh_TW'],
    ['ja', 'ja_JP'],
  ])('%s of a shared link is %s', (tag, locale) => {
    expect(openGraphLocale(tag)).toBe(locale);
  });

  it.each([
    ['he', 'rtl'],
    ['ar-EG', 'rtl'],
    ['fa', 'rtl'],
    ['ur', 'rtl'],
    ['yi', 'rtl'],
    ['ku-Arab', 'rtl'],
    ['dv', 'rtl'],
    ['ku', 'ltr'],
    ['az-Latn', 'ltr'],
    ['en', 'ltr'],
    ['ja', 'ltr'],
  ])('%s is written %s', (tag, direction) => {
    expect(directionOf(tag)).toBe(direction);
  });

  it('of a part gives a direction where that is another one', () => {
    expect(otherDirection('he', 'en')).toBe('rtl');
    expect(otherDirection('en', 'ar')).toBe('ltr');
    expect(otherDirection('he', 'ar')).toBeUndefined();
    expect(otherDirection('de', 'en')).toBeUndefined();
  });

  it('tells the decimal mark', () => {
    expect(['en', 'de', 'fr', 'de-CH'].map(decimalMarkOf)).toEqual(['.', ',', ',', '.']);
  });

  it('of the product stands only on pages in another language', () => {
    expect([productLanguage('en-GB'), productLanguage('de')]).toEqual([undefined, 'en']);
    expect(['en', 'en-GB', 'eo'].map(isEnglish)).toEqual([true, true, false]);
  });

  it('of a part stands only where it is another one', () => {
    expect([otherLanguage('de', 'de'), otherLanguage('fr', 'de')]).toEqual([undefined, 'fr']);
  });
});

describe('The language that a browser prefers', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
    ['fi', 'fi'],
    ['en-US;q=1', 'en-US'],
  ])('is the first of %j', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it.each([undefined, '', '*', 'xx', ',,'])('is not told by %j', (header) => {
    expect(preferredLanguage(header)).toBeNull();
  });
});
