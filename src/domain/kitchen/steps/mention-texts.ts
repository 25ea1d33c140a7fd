/** How much of an ingredient a step uses, as it is written into the step. */
export const mentionParts = ['all', 'half', 'third', 'rest'] as const;
export type MentionPart = (typeof mentionParts)[number];

type PartWords = Readonly<Record<Exclude<MentionPart, 'all'>, (title: string) => string>>;

/** Behind the name no language asks for an article or a case. */
const behind = (half: string, third: string, rest: string): PartWords => ({
  half: (title) => `${title} (${half})`,
  third: (title) => `${title} (${third})`,
  rest: (title) => `${title} (${rest})`,
});

const words: Readonly<Record<string, PartWords>> = {
  en: {
    half: (title) => `half the ${title}`,
    third: (title) => `a third of the ${title}`,
    rest: (title) => `the rest of the ${title}`,
  },
  de: behind('die Hälfte', 'ein Drittel', 'der Rest'),
  fr: behind('la moitié', 'un tiers', 'le reste'),
  es: behind('la mitad', 'un tercio', 'el resto'),
  it: behind('metà', 'un terzo', 'il resto'),
  nl: behind('de helft', 'een derde', 'de rest'),
};
const numbers = behind('½', '⅓', '…');

/** "half the butter", "Butter (die Hälfte)". */
export function mentionText(title: string, part: MentionPart, language: string): string {
  if (part === 'all') return title;
  return (words[language.split('-')[0] ?? ''] ?? numbers)[part](title);
}
