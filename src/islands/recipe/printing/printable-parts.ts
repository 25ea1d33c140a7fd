import type { shareMessages } from '#contract/recipe/share-messages.ts';

export type PrintPart = keyof typeof shareMessages.printWith;

const places: Record<PrintPart, string> = {
  pictures: '.recipe-head .media',
  notes: '#notes',
  story: '#story',
};

/** The parts of this page that can be left out of a print; opening a premium recipe adds some. */
export function printableParts(): PrintPart[] {
  const parts: PrintPart[] = ['pictures', 'notes', 'story'];
  return parts.filter((part) => document.querySelector(places[part]) !== null);
}
