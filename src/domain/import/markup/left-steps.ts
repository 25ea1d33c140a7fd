import { isRecord } from '../../is-record.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { addAll } from '../add-all.ts';
import type { ReadGroup, ReadStep, UnreadPart } from '../read-recipe.ts';
import { sectionOf } from '../text/section-words.ts';
import { listOf, plainOf } from './thing.ts';

const textKeys = ['text', 'description', 'name', 'headline'];
const listKeys = ['itemListElement', 'steps', 'step', 'item', ...textKeys];

/** What instructions say in words of which the steps that were read have not all: a text above a list. */
export function leftOfSteps(value: unknown, groups: readonly ReadGroup<ReadStep>[]): UnreadPart[] {
  const read = new Set(
    groups.flatMap(({ title, items }) => [
      ...wordsIn(title ?? ''),
      ...items.flatMap(({ name, text }) => [...wordsIn(name ?? ''), ...wordsIn(toPlainText(text))]),
    ]),
  );
  const left = textsWithin(value).filter((text) => wordsIn(text).some((word) => !read.has(word)));
  return [...new Set(left)].map((text) => ({ field: 'recipeInstructions', text }));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The texts of all parts, without what only counts them or heads them. */
function textsWithin(value: unknown): string[] {
  const texts: string[] = [];
  const open = listOf(value).filter(isRecord);
  // What stands within a part comes behind it.
  for (const part of open) {
    for (const key of listKeys) addAll(open, listOf(part[key]).filter(isRecord));
    for (const key of textKeys) {
      const written = part[key];
      const text = typeof written === 'string' ? plainOf(written) : '';
      if (!/^\p{L}*\s*\d+[.:)]?$/u.test(text) && sectionOf(text) !== 'steps') texts.push(text);
    }
  }
  return texts;
}
