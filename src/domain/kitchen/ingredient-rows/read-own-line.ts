import { unitKindOf } from '../../ingredients/ingredient-line/unit-words.ts';
import { spelledUnit } from '../../ingredients/languages/language-units.ts';
import { bareName } from '../../ingredients/languages/bare-name.ts';
import { unitElsewhere } from '../../ingredients/languages/unit-elsewhere.ts';
import { type LineReading, readLine } from '../../ingredients/line-reading/read-line.ts';
import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import type { SaidUnit } from '../../measures/units.ts';
import type { Pantry } from './pantry.ts';

type Words = Pick<Pantry, 'units' | 'language'>;

/**
 * A line as its language reads it, and the words of this cook for units besides: what names no unit
 * otherwise may name one of these. Of several words they are the cook's, whatever one of them means.
 */
export function readOwnLine(line: string, pantry: Words): LineReading {
  const read = readLine(line, pantry.language);
  const isOpen = read.unitSlug === null || unitKindOf(read.unitSlug) === 'size';
  for (const { word, unit } of ownWordsOf(pantry.units)) {
    if (!isOpen && !word.includes(' ')) continue;
    const again = readWithout(line, { word, unit }, pantry.language);
    if (again) return again;
  }
  return read.unitSlug === null ? (readElsewhere(line, read, pantry.language) ?? read) : read;
}

/** The line where another language has its unit: the cook's word stays what the unit is called. */
function readElsewhere(line: string, read: LineReading, language: string): LineReading | null {
  const [, word = ''] = /^(\p{L}[\p{L}\p{M}]+)\.?\s+\p{L}/u.exec(read.name ?? '') ?? [];
  const unit = read.quantityMin === null ? null : unitElsewhere(word, language);
  const again = unit && readWithout(line, { word, unit }, language);
  if (again?.quantityMin !== read.quantityMin || again.name === null) return null;
  return { ...again, name: bareName(again.name, unit?.language ?? language), unitWord: word };
}

type OwnWord = { word: string; unit: SaidUnit };
type NamedUnit = { word: string; unit: { slug: string } };

/** The longest first: "big spoon" before "spoon". */
function ownWordsOf(units: readonly SaidUnit[]): OwnWord[] {
  const own = units.filter(isOwn);
  const words = own.flatMap((unit) =>
    [unit.title, unit.pluralTitle, unit.abbreviation].flatMap((word) =>
      word ? { word, unit } : [],
    ),
  );
  return words.toSorted((one, other) => other.word.length - one.word.length);
}

/** What was merged is called as it ever was. */
const isOwn = ({ slug, said }: SaidUnit): boolean =>
  said?.isOwn === true && said.unit.slug === slug;

/** The line with the platform's word in place of the cook's; null where that is not what it says. */
function readWithout(
  line: string,
  { word, unit }: NamedUnit,
  language: string,
): LineReading | null {
  const usual = findBuiltInUnit(unit.slug);
  const at = usual === null ? -1 : line.search(wordPattern(word));
  if (usual === null || at === -1) return null;
  const { title } = spelledUnit(language, usual);
  const read = readLine(line.slice(0, at) + title + line.slice(at + word.length), language);
  const isRead = read.unitSlug === unit.slug && read.quantityMin !== null && read.name !== null;
  return isRead ? read : null;
}

/** Of the signs that a unit may have only the period means something else here. */
const wordPattern = (word: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${word.replaceAll('.', String.raw`\.`)}(?![\p{L}\p{M}])`,
    'iu',
  );
