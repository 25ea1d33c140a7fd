/**
 * Letters that do not fall apart into a plain one and a mark, and what stands for them everywhere.
 * Search reads ä as a, as an accent; slugs write it as ae, in `transliteration.ts`.
 */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};
