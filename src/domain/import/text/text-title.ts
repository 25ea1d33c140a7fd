import type { TextLine } from './text-lines.ts';
import type { Parts } from './find-parts.ts';

const longestTitle = 140;
const fewLines = 25;

/**
 * The line that names the dish. In a note it is the first one; on a page it is said more than once
 * and in words that come again in the recipe.
 */
export function titleAt(lines: readonly TextLine[], { ingredients, steps }: Parts): number | null {
  const end = Math.min(ingredients?.start ?? lines.length, steps?.start ?? lines.length);
  const candidates = lines.flatMap((line, at) => (at < end && mayBeTitle(line) ? [at] : []));
  if (candidates.length === 0) return null;
  if (end <= fewLines) return candidates[0] ?? null;
  const counts = repeats(lines);
  const words = wordsIn(lines, { ingredients, steps });
  const scored = candidates.map((at) => ({ at, score: scoreOf(lines[at]?.text ?? '', counts, words) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.at;
}

const mayBeTitle = ({ text, kind, section }: TextLine): boolean =>
  section === null && kind !== 'sentence' && text.length <= longestTitle && /\p{L}{2}/u.test(text);

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

function repeats(lines: readonly TextLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(bare(text), (counts.get(bare(text)) ?? 0) + 1);
  return counts;
}

function wordsIn(lines: readonly TextLine[], { ingredients, steps }: Parts): ReadonlySet<string> {
  const texts = [ingredients, steps].flatMap((part) =>
    part ? lines.slice(part.start, part.end).map(({ text }) => bare(text)) : [],
  );
  return new Set(texts.join(' ').split(' ').map(stem));
}

const stem = (word: string): string => word.slice(0, 5);

function scoreOf(text: string, counts: ReadonlyMap<string, number>, words: ReadonlySet<string>): number {
  const own = bare(text).split(' ').filter((word) => word.length > 2);
  if (own.length === 0) return 0;
  const shared = own.filter((word) => words.has(stem(word))).length / own.length;
  const repeated = Math.min(3, counts.get(bare(text)) ?? 1);
  const isPhrase = own.length >= 2 && own.length <= 12;
  return shared * 2 + (repeated - 1) * 0.7 + (isPhrase ? 0.6 : 0);
}
