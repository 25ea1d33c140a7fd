import { describe, expect, test } from 'vitest';
import { enteredLanguage, languageName, languagesNamed } from './entered-language.ts';

describe('A language as somebody writes it', () => {
  test('is read by its name or its tag', () => {
    expect(['german', 'FRENCH', 'pt-br', 'de', 'Norwegian Bokmål'].map(enteredLanguage)).toEqual([
      'de',
      'fr',
      'pt-BR',
      'de',
      'nb',
    ]);
    expect(['Deutsch', 'français', 'NEDERLANDS', '日本語'].map(enteredLanguage)).toEqual([
      'de',
      'fr',
      'nl',
      'ja',
    ]);
    expect(['', 'Klingonese', 'x-larder'].map(enteredLanguage)).toEqual([null, null, null]);
  });

  test('is offered by the beginning of its name, the same tag first', () => {
    expect(languagesNamed('ger', 3)[0]).toEqual({ tag: 'de', name: 'German' });
    expect(languagesNamed('de', 3)[0]?.tag).toBe('de');
    expect(languagesNamed('deut', 3)[0]).toEqual({ tag: 'de', name: 'German' });
    expect(languagesNamed('espa', 3)[0]?.tag).toBe('es');
    expect(languagesNamed('', 500).length).toBeGreaterThan(100);
  });

  test('reads every name that it writes', () => {
    const tags = languagesNamed('', 500).map(({ tag }) => tag);
    expect(tags.map((tag) => enteredLanguage(languageName(tag)))).toEqual(tags);
  });
});
