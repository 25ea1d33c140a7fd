import { isRecord } from '../../../is-record.ts';
import { isHttpAddress } from '../../../text/safe-href.ts';
import { recipesIn } from '../../markup/json-things.ts';
import { recipeOfThing } from '../../markup/recipe-of-thing.ts';
import { addressesOf, listOf, markedOf, type Thing, wordsOf } from '../../markup/thing.ts';
import type { FilePicture } from '../file-recipe.ts';
import { exact } from '../recipe-of-parts.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';

/** Recipes in schema.org's words: those of Nextcloud, of RecipeSage, and of whoever writes them. */
export function thingRecipes(value: unknown, file: SourceFile): Found[] | null {
  const things = recipesIn(isRecord(value) || Array.isArray(value) ? [value] : []);
  return things.length === 0 ? null : things.map((thing) => foundThing(thing, file));
}

function foundThing(thing: Thing, { language, around }: SourceFile): Found {
  const recipe = recipeOfThing(withUsualWords(thing), { base: null, language });
  const credit = wordsOf(thing['creditText']);
  const pictures = [
    ...addressesOf(thing['image']).map((path) => (isHttpAddress(path) ? null : around.at(path))),
    around.withStem('full'),
  ].filter((picture): picture is FilePicture => picture !== null);
  return {
    recipe: { ...recipe, author: recipe.author ?? (credit === '' ? null : exact(credit)) },
    shown: shownRecord(thing),
    pictures: pictures.slice(0, 1),
    writtenAt: writtenDate(thing['datePublished']) ?? writtenDate(thing['dateCreated']),
  };
}

/** What programs say in words of schema.org that mean something else on pages. */
const withUsualWords = (thing: Thing): Thing => ({
  ...thing,
  url: thing['url'] ?? addressesOf(thing['isBasedOn'])[0],
  recipeNotes: thing['recipeNotes'] ?? thing['notes'] ?? authorNotes(thing['comment']),
  recipeInstructions: listOf(thing['recipeInstructions'] ?? thing['instructions']).map(
    (step) => titleAmongSteps(step) ?? step,
  ),
});

const authorNotes = (comments: unknown): string =>
  listOf(comments)
    .filter((comment) => isRecord(comment) && /^author notes?$/i.test(wordsOf(comment['name'])))
    .map((comment) => (isRecord(comment) ? markedOf(comment['text']) : ''))
    .join('\n');

/** "## Sauce" or "[Sauce]" among the steps. */
function titleAmongSteps(step: unknown): Thing | null {
  const text = isRecord(step) ? markedOf(step['text']) : markedOf(step);
  const [, hashed, bracketed] =
    /^\s*(?:#{1,6}\s+(\S[^\n]*)|\[([^\]\n]{1,200})\])$/.exec(text.trimEnd()) ?? [];
  const name = hashed ?? bracketed;
  return name === undefined ? null : { '@type': 'HowToSection', name };
}
