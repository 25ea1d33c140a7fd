import { foldWord } from '../../search/search-words.ts';
import { canonicalLanguage } from '../../text/language.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

export type NamedLanguage = { tag: string; name: string };

let all: NamedLanguage[] | null = null;

/** Languages with a tag of two letters, by their English names. */
function allLanguages(): NamedLanguage[] {
  all ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((tag) => (canonicalLanguage(tag) === tag ? { tag, name: languageName(tag) } : []))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return all;
}

const ownNames = new Map<string, string>();

/** What those who speak it call it: "deutsch" for "de", folded. */
function ownName(tag: string): string {
  const known = ownNames.get(tag);
  if (known !== undefined) return known;
  const name = foldWord(new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '');
  ownNames.set(tag, name);
  return name;
}

/** "pt-BR" as "Brazilian Portuguese". */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

/** What a language is called begins so, or has a word that does. */
export function languagesNamed(typed: string, limit: number): NamedLanguage[] {
  const words = foldWord(typed.trim());
  const rank = ({ name, tag }: NamedLanguage) => {
    if (tag === words || foldWord(name) === words) return 0;
    if (foldWord(name).startsWith(words)) return 1;
    if (ownName(tag) === words) return 1;
    if (words !== '' && ownName(tag).startsWith(words)) return 2;
    return ` ${foldWord(name)}`.includes(` ${words}`) ? 2 : 9;
  };
  return allLanguages()
    .map((each) => ({ each, place: rank(each) }))
    .filter(({ place }) => place < 9)
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each)
    .slice(0, limit);
}

/** The tag of a language that is written by its English or its own name or its tag; null for none. */
export function enteredLanguage(text: string): string | null {
  const words = foldWord(text.trim());
  const named = allLanguages().find(({ name }) => foldWord(name) === words);
  const own = () =>
    words === '' ? undefined : allLanguages().find(({ tag }) => ownName(tag) === words);
  return named?.tag ?? canonicalLanguage(text.trim()) ?? own()?.tag ?? null;
}
