import { faultText, limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { fieldOfBegun } from '#domain/kitchen/draft/begun-fields.ts';
import type { Breach } from '#domain/kitchen/limits/breach.ts';
import { breachesOf } from '#domain/kitchen/limits/breaches.ts';
import { placeOf } from '#domain/kitchen/limits/place-of.ts';
import { sizeBreach } from '#domain/kitchen/limits/size-breach.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';
import type { ToldIssues } from '../../drafts/draft-kind.ts';
import type { Issues } from '../../drafts/saving/refusal.ts';

const nothing: ToldIssues = {};

/** What cannot be saved of a recipe as it stands, and what the server refused of it. */
export function toldIssues(recipe: RecipeContent, refused: Issues): ToldIssues {
  const breaches = allBreaches(recipe);
  const told = breaches.map(({ field, fault }) => {
    const at = fieldOfBegun(field);
    return { place: placeOf(at), text: inRow(at, faultText(fault, nameIn(at))) };
  });
  const places = new Set(told.map(({ place }) => place));
  const further = Object.entries(refused)
    .map(([path, text]) => ({ field: fieldOfBegun(path), text }))
    .map(({ field, text }) => ({ place: placeOf(field), text: inRow(field, plain(text)) }))
    // What is known here is said in plainer words than the server's.
    .filter(({ place }) => !places.has(place));
  return [...told, ...further].length === 0 ? nothing : byPlace([...told, ...further]);
}

/** Why a recipe is not sent at all; null where the server may take it. */
export function ownRefusal(recipe: RecipeContent): Failure | null {
  const breaches = allBreaches(recipe);
  if (breaches.length === 0) return null;
  // Of what is too large any part can be made shorter.
  const fields = breaches.filter(({ fault }) => fault.limit !== 'bytes');
  const issues = Object.fromEntries(
    fields.map(({ field, fault }) => [field, faultText(fault, nameIn(fieldOfBegun(field)))]),
  );
  return { code: null, message: limitsMessages.refused, lead: null, issues };
}

function allBreaches(recipe: RecipeContent): Breach[] {
  const size = sizeBreach(recipe);
  return [...breachesOf(recipe), ...(size ? [size] : [])];
}

function byPlace(told: readonly { place: string; text: string }[]): ToldIssues {
  const texts = new Map<string, string[]>();
  for (const { place, text } of told) texts.set(place, [...(texts.get(place) ?? []), text]);
  return Object.fromEntries(
    [...texts].map(([place, each]) => [place, [...new Set(each)].join(' ')]),
  );
}

/** The field of a row or a group, else the first one of the path. */
function nameIn(field: string): string {
  const names = field.split('.');
  const place = names.indexOf(placeOf(field));
  return (place === 0 ? names[0] : names[place + 1]) ?? '';
}

const inRow = (field: string, text: string): string =>
  placeOf(field) === field.split('.')[0] ? text : limitsMessages.inRow(nameIn(field), text);

/** The server's words for programs say a cook nothing. */
export const plain = (text: string): string =>
  /^(?:Invalid|Required|String must)/.test(text) ? limitsMessages.refused : text;
