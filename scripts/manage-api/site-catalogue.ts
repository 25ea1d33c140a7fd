import {
  equipmentAnswer,
  type NewEquipmentInput,
  globalsAnswer,
  type GlobalsAnswer,
  ingredientAnswer,
  type NewIngredientInput,
  type NewTermInput,
  termAnswer,
} from '#contract/site/globals.ts';
import { inParallel } from './in-parallel.ts';
import type { ManageClient } from './manage-client.ts';

/** What recipes of a site refer to, with the ids the server gave. */
export type SiteCatalogue = Pick<GlobalsAnswer, 'units' | 'terms' | 'ingredients' | 'equipment'>;

type Site = { api: ManageClient; slug: string };

const atOnce = 4;

export async function readCatalogue({ api, slug }: Site): Promise<SiteCatalogue> {
  return api.get(`${slug}/globals`, globalsAnswer);
}

/** Makes the terms that the site does not have yet. */
export async function addTerms(
  { api, slug }: Site,
  catalogue: SiteCatalogue,
  wanted: readonly NewTermInput[],
): Promise<void> {
  const missing = missingFrom(catalogue.terms, wanted, ({ kind, slug: name }) => `${kind} ${name}`);
  const made = await inParallel(missing, atOnce, (body) =>
    api.post(`${slug}/terms`, { body, answer: termAnswer }),
  );
  catalogue.terms.push(...made.map(({ term }) => term));
}

/** Makes the ingredients that the site does not have yet. */
export async function addIngredients(
  { api, slug }: Site,
  catalogue: SiteCatalogue,
  wanted: readonly NewIngredientInput[],
): Promise<void> {
  const missing = missingFrom(catalogue.ingredients, wanted, ({ title }) => title);
  const made = await inParallel(missing, atOnce, (body) =>
    api.post(`${slug}/ingredients`, { body, answer: ingredientAnswer }),
  );
  catalogue.ingredients.push(...made.map(({ ingredient }) => ingredient));
}

/** Makes the equipment that the site does not have yet. */
export async function addEquipment(
  { api, slug }: Site,
  catalogue: SiteCatalogue,
  wanted: readonly NewEquipmentInput[],
): Promise<void> {
  const missing = missingFrom(catalogue.equipment, wanted, ({ title }) => title);
  const made = await inParallel(missing, atOnce, (body) =>
    api.post(`${slug}/equipment`, { body, answer: equipmentAnswer }),
  );
  catalogue.equipment.push(...made.map(({ equipment }) => equipment));
}

function missingFrom<Wanted>(
  known: readonly NoInfer<Wanted>[],
  wanted: readonly Wanted[],
  keyOf: (entry: Wanted) => string,
): Wanted[] {
  const taken = new Set(known.map(keyOf));
  return wanted.filter((entry) => {
    const key = keyOf(entry);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}
