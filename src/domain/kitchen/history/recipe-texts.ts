import { formatDuration } from '../../measures/duration.ts';
import type { TextPart } from '../../recipe/differences/text-parts.ts';
import type { RecipeFields } from '../../recipe/differences/recipe-rows.ts';
import { termFieldOf } from '../../recipe/recipe-terms.ts';
import { termKinds } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichText } from '../../text/rich-text.ts';
import { markedNames, markedValue, markedWords } from './marked-words.ts';
import type { Names } from './names.ts';

type Marked = (before: RecipeFields, after: RecipeFields, names: Names) => TextPart[];

/** How a field, or fields that mean something together, are told of; by the name of the aspect. */
export const recipeTexts: Readonly<Record<string, Marked>> = {
  title: words((fields) => fields.title),
  slug: value((fields) => fields.slug),
  language: value(({ language }, names) => (language ? names.language(language) : '')),
  description: words((fields) => plain(fields.description)),
  images: (before, after, names) =>
    markedNames(named(before.images, names.picture), named(after.images, names.picture)),
  videoId: (before, after, { film }) => markedNames(filmOf(before, film), filmOf(after, film)),
  youtubeVideoId: value((fields) => fields.youtubeVideoId ?? ''),
  storyExcerpt: words((fields) => plain(fields.storyExcerpt)),
  storyMore: words((fields) => plain(fields.storyMore)),
  note: words((fields) => plain(fields.note)),
  privacySetting: value((fields, names) => names.privacy(fields.privacySetting)),
  prepTimeMinutes: value((fields) => duration(fields.prepTimeMinutes)),
  cookTimeMinutes: value((fields) => duration(fields.cookTimeMinutes)),
  customTime: value(({ customTimeLabel, customTimeMinutes }) =>
    [customTimeLabel ?? '', duration(customTimeMinutes)].filter(Boolean).join(': '),
  ),
  yield: value(({ yieldServings, servingDescription }) =>
    [yieldServings ?? '', servingDescription ?? ''].filter((each) => each !== '').join(' '),
  ),
  difficultyLevel: value(({ difficultyLevel }, names) =>
    difficultyLevel === null ? '' : names.difficulty(difficultyLevel),
  ),
  ...Object.fromEntries(
    termKinds.map((kind) => {
      const field = termFieldOf[kind];
      const marked: Marked = (before, after, names) =>
        markedNames(termsOf(before[field], names), termsOf(after[field], names));
      return [field, marked] as const;
    }),
  ),
  keywords: (before, after) =>
    markedNames(namedIds(before.keywords, itself), namedIds(after.keywords, itself)),
  contributorIds: (before, after, { contributor }) =>
    markedNames(
      namedIds(before.contributorIds, () => contributor),
      namedIds(after.contributorIds, () => contributor),
    ),
};

function words(textOf: (fields: RecipeFields) => string): Marked {
  return (before, after) => markedWords(textOf(before), textOf(after));
}

function value(textOf: (fields: RecipeFields, names: Names) => string): Marked {
  return (before, after, names) => markedValue(textOf(before, names), textOf(after, names));
}

const plain = (text: RichText | null): string => (text ? toPlainText(text) : '');
export const duration = (minutes: number | null): string =>
  minutes === null ? '' : formatDuration(minutes);
const itself = (name: string): string => name;
/** A term that was merged into one that the recipe has too is no second one. */
const termsOf = (ids: readonly string[], { shownTerm, term }: Names) =>
  namedIds([...new Set(ids.map(shownTerm))], term);
const namedIds = (ids: readonly string[], name: (id: string) => string) =>
  ids.map((id) => ({ id, name: name(id) }));
export const named = (uses: readonly { id: string }[], name: (id: string) => string) =>
  namedIds(
    uses.map(({ id }) => id),
    name,
  );
const filmOf = ({ videoId }: RecipeFields, film: Names['film']) =>
  videoId === null ? [] : [{ id: videoId, name: film(videoId) }];
