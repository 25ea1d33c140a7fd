import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { IngredientId } from '#domain/ids.ts';
import type { KnownIngredient } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { type Failure, failureOf, isExpected } from '#stores/failure.ts';
import { globalsCopy, keepGlobalsCopy, type KeptGlobals } from '../device/device-copies.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { askedAhead } from '../shell/network/ahead.ts';
import { codeLater } from '../shell/frame/code-later.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { $session, siteIdHere } from '../shell/session/session.ts';
import { isUnreachable } from '../shell/network/unreachable.ts';

/** What the editor knows of the site beside the recipe. */
export type SiteGlobals = KeptGlobals;

const $globals = atom<SiteGlobals | null>(null);
export const $siteGlobals: ReadableAtom<SiteGlobals | null> = $globals;

const $failure = atom<Failure | null>(null);
/** Why they are not known; who shows something without them offers to ask again. */
export const $siteGlobalsFailure: ReadableAtom<Failure | null> = $failure;

/** Loads them once; a screen without them goes on. */
export async function loadSiteGlobals(): Promise<void> {
  if ($globals.get() !== null) return;
  $failure.set(null);
  const siteSlug = siteSlugHere();
  const session = $session.get();
  const key = session.status === 'open' ? ([session.user.id, siteIdHere()] as const) : null;
  try {
    const globals = (await globalsAhead.take()) ?? (await fetchGlobals(siteSlug, call));
    $globals.set(globals);
    if (key) void keepGlobalsCopy([...key], globals);
  } catch (error) {
    const copy = key && isUnreachable(error) ? await globalsCopy([...key]) : null;
    if (copy === null) $failure.set(failureOf(error));
    else $globals.set(copy);
  }
}

export const globalsAhead = askedAhead(() => fetchGlobals(siteSlugHere(), (ask) => ask()));

type Through = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

async function fetchGlobals(siteSlug: string, through: Through): Promise<SiteGlobals> {
  const param = { siteSlug };
  const site = manageApi[':siteSlug'];
  const [globals, current] = await Promise.all([
    through(() => site.globals.$get({ param })),
    through(() => site['current-site'].$get({ param })),
  ]);
  const {
    fonts: _fonts,
    colorThemes: _colors,
    typeThemes: _types,
    ...known
  } = await jsonOf(globals);
  return { ...known, language: (await jsonOf(current)).site.language };
}

/** Takes note of what a call changed. */
export function changeSiteGlobals(update: (known: SiteGlobals) => Partial<SiteGlobals>): void {
  const known = $globals.get();
  if (known) $globals.set({ ...known, ...update(known) });
}

const defaultsOfNew = codeLater(() => import('#domain/ingredients/ingredient-defaults.ts'));

/** Keeps a new ingredient of the cook's; null where that failed, which is told. */
export async function createIngredient(title: string): Promise<IngredientId | null> {
  try {
    const param = { siteSlug: siteSlugHere() };
    const { ingredientDefaults } = await defaultsOfNew();
    const answer = await call(() =>
      manageApi[':siteSlug'].ingredients.$post({ param, json: ingredientDefaults(title) }),
    );
    const { ingredient } = await jsonOf(answer);
    changeSiteGlobals(({ ingredients }) => ({ ingredients: [...ingredients, ingredient] }));
    return ingredient.id;
  } catch (error) {
    notify(failureOf(error).message);
    return null;
  }
}

/** Changes an ingredient in every recipe that uses it; null where it was done, else what went wrong. */
export async function changeIngredient(changed: KnownIngredient): Promise<string | null> {
  const { id } = changed;
  const before = $globals.get()?.ingredients.find((each) => each.id === id);
  const { formerly: _formerly, id: _id, ...json } = changedFields(before ?? {}, changed);
  try {
    const param = { siteSlug: siteSlugHere(), ingredientId: id };
    const answer = await call(() =>
      manageApi[':siteSlug'].ingredients[':ingredientId'].$put({ param, json }),
    );
    const { ingredient } = await jsonOf(answer);
    const known = $globals.get();
    const ingredients = known?.ingredients.map((each) => (each.id === id ? ingredient : each));
    if (known && ingredients) $globals.set({ ...known, ingredients });
    return null;
  } catch (error) {
    if (!isExpected(error)) reportError(error);
    return failureOf(error).message;
  }
}

/** What was written anew alone, so that nobody writes over what somebody else changed. */
function changedFields<Facts extends object>(before: object, facts: Facts): Partial<Facts> {
  const changed = Object.entries(facts).filter(
    ([field, value]) => Reflect.get(before, field) !== value,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `fromEntries` forget the names
  return Object.fromEntries(changed) as Partial<Facts>;
}
