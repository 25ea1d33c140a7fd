import { otherLetters, spellSyllables } from './other-scripts.ts';
import { plainLetters } from './plain-letters.ts';

/** Also written so in a slug, where search tells them apart or knows them as accents. */
const latin: Record<string, string> = {
  ...plainLetters,
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ĸ: 'k',
  ŋ: 'ng',
  ə: 'e',
  '&': ' and ',
};

const greek = pairs(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
);

const cyrillic = pairs(
  'а a б b в v г g ґ g д d ѓ g ђ dj е e є ye ё yo ж zh з z и i і i ї yi й y ј j к k ќ k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ў u ф f х kh ц ts ч ch џ dz ш sh щ shch ы y э e ю yu я ya',
);

// The hard and soft sign have no sound of their own.
const letters = new Map([
  ...Object.entries(latin),
  ...greek,
  ...cyrillic,
  ...otherLetters,
  ...([
    ['ъ', ''],
    ['ь', ''],
  ] as const),
]);

/** Lower-case text in which every letter with a known Latin spelling is written in ASCII. */
export function transliterate(text: string): string {
  const composed = spellSyllables(text.toLowerCase().normalize('NFC'));
  // Before the marks fall off: ä is ae and й is not и.
  const marked = Array.from(composed, (char) => (isMarked(char) ? spell(char) : char)).join('');
  const bare = marked.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ου', 'ou');
  return Array.from(bare, spell).join('');
}

function spell(char: string): string {
  return letters.get(char) ?? char;
}

function isMarked(char: string): boolean {
  return char.normalize('NFD') !== char;
}

function pairs(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((word, index) =>
    index % 2 === 0 ? [[word, words[index + 1] ?? ''] as [string, string]] : [],
  );
}
