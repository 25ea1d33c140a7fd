import type { cookingMessages } from '#contract/cooking-messages.ts';

export type PrintPart = keyof typeof cookingMessages.printWith;

const places: Record<PrintPart, string> = {
  pictures: '.recipe-head .media',
  notes: '#notes',
  story: '#story',
};

/** What of the page can be printed or left out; a premium recipe that opened has more of it. */
export function printableParts(): PrintPart[] {
  const parts: PrintPart[] = ['pictures', 'notes', 'story'];
  return parts.filter((part) => document.querySelector(places[part]) !== null);
}
