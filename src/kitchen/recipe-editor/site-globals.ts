import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { IngredientId } from '#domain/ids.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';
import { notify } from '../shell/notices.ts';

/** What the editor knows of the site beside the recipe. */
export type SiteGlobals = Pick<GlobalsAnswer, 'units' | 'ingredients' | 'terms'> & {
  /** A BCP 47 tag. */
  language: string;
};

const $globals = atom<SiteGlobals | null>(null);
export const $siteGlobals: ReadableAtom<SiteGlobals | null> = $globals;

/** Loads them once; a screen without them goes on, and the next one asks again. */
export async function loadSiteGlobals(): Promise<void> {
  if ($globals.get() !== null) return;
  const param = { siteSlug: siteSlugHere() };
  const site = manageApi[':siteSlug'];
  const [globals, current] = await Promise.all([
    call(() => site.globals.$get({ param })),
    call(() => site['current-site'].$get({ param })),
  ]);
  const { units, ingredients, terms } = await jsonOf(globals);
  const { language } = (await jsonOf(current)).site;
  $globals.set({ units, ingredients, terms, language });
}

/** Keeps a new ingredient of the cook's; null where that failed, which is told. */
export async function createIngredient(title: string): Promise<IngredientId | null> {
  try {
    const param = { siteSlug: siteSlugHere() };
    const answer = await call(() =>
      manageApi[':siteSlug'].ingredients.$post({ param, json: { title } }),
    );
    const { ingredient } = await jsonOf(answer);
    const known = $globals.get();
    if (known) $globals.set({ ...known, ingredients: [...known.ingredients, ingredient] });
    return ingredient.id;
  } catch (error) {
    notify(failureOf(error).message);
    return null;
  }
}
