import { describe, expect, it } from 'vitest';
import { transliterate } from './transliteration.ts';

describe('Transliteration, S6.3', () => {
  it.each([
    ['Käsespätzle', 'kaesespaetzle'],
    ['Ka\u0308se', 'kaese'],
    ['ÄÖÜ ẞ', 'aeoeue ss'],
    ['Rødgrød', 'rodgrod'],
    ['Crème brûlée', 'creme brulee'],
    ['Ærter Œuf', 'aerter oeuf'],
    ['Łosoś', 'losos'],
    ['Phở', 'pho'],
    ['İzmir', 'izmir'],
    ['Şakşuka ısı', 'saksuka isi'],
    ['½ ﬁg', '1⁄2 fig'],
    ['Борщ', 'borshch'],
    ['Щи из ёлки, объём', 'shchi iz yolki, obyom'],
    ['Μουσακάς', 'mousakas'],
    ['mac & cheese', 'mac  and  cheese'],
    ['味噌', '味噌'],
  ])('writes %j as %j', (text, expected) => {
    expect(transliterate(text)).toBe(expected);
  });
});
