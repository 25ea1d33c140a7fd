import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type {
  EquipmentInput,
  IngredientInput,
  NewEquipmentInput,
  NewIngredientInput,
  TermInput,
  TermsAnswer,
  UnitInput,
  UnitsAnswer,
} from '#contract/site/globals.ts';
import type { Id } from '#domain/ids.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { changeLists, type Lists } from './known-lists.ts';

const site = manageApi[':siteSlug'];
const { ingredients, equipment, terms, units } = site;
const ingredientAt = (ingredientId: Id) => ({ siteSlug: siteSlugHere(), ingredientId });
const equipmentAt = (equipmentId: Id) => ({ siteSlug: siteSlugHere(), equipmentId });
const unitAt = (unitId: Id) => ({ siteSlug: siteSlugHere(), unitId });
const termAt = (termId: Id) => ({ siteSlug: siteSlugHere(), termId });

type Changed = { id: Id };

/** With what is new or changed, and without what is gone. */
function replaced<Item extends Changed>(
  all: readonly Item[],
  changed: readonly Item[],
  gone: readonly Id[] = [],
): Item[] {
  const ids = new Set([...changed.map(({ id }) => id), ...gone]);
  return [...all.filter(({ id }) => !ids.has(id)), ...changed];
}

/** What is not named stays as it is, so that nobody writes over what somebody else changed. */
export async function putIngredient(id: Id, json: IngredientInput): Promise<void> {
  const answer = await jsonOf(
    await call(() => ingredients[':ingredientId'].$put({ param: ingredientAt(id), json })),
  );
  changeLists((known) => ({ ingredients: replaced(known.ingredients, [answer.ingredient]) }));
}

export async function putEquipment(id: Id, json: EquipmentInput): Promise<void> {
  const answer = await jsonOf(
    await call(() => equipment[':equipmentId'].$put({ param: equipmentAt(id), json })),
  );
  changeLists((known) => ({ equipment: replaced(known.equipment, [answer.equipment]) }));
}

export async function putTerm(id: Id, json: TermInput): Promise<void> {
  const answer = await jsonOf(await call(() => terms[':termId'].$put({ param: termAt(id), json })));
  changeLists((known) => ({ terms: replaced(known.terms, [answer.term]) }));
}

export async function putUnit(id: Id, json: UnitInput): Promise<void> {
  noteUnits(await jsonOf(await call(() => units[':unitId'].$put({ param: unitAt(id), json }))));
}

export async function createIngredient(json: NewIngredientInput): Promise<Id> {
  const param = { siteSlug: siteSlugHere() };
  const { ingredient } = await jsonOf(await call(() => ingredients.$post({ param, json })));
  changeLists((known) => ({ ingredients: replaced(known.ingredients, [ingredient]) }));
  return ingredient.id;
}

export async function createEquipment(json: NewEquipmentInput): Promise<Id> {
  const param = { siteSlug: siteSlugHere() };
  const made = (await jsonOf(await call(() => equipment.$post({ param, json })))).equipment;
  changeLists((known) => ({ equipment: replaced(known.equipment, [made]) }));
  return made.id;
}

export async function createTerm(json: { kind: TermKind; title: string; slug: string }) {
  const param = { siteSlug: siteSlugHere() };
  const { term } = await jsonOf(await call(() => terms.$post({ param, json })));
  changeLists((known) => ({ terms: replaced(known.terms, [term]) }));
  return term.id;
}

/** Makes one entry one with another. */
export async function merge(list: ListName, id: Id, intoId: Id): Promise<void> {
  const json = { intoId };
  if (list === 'ingredients') {
    const one = ingredients[':ingredientId'].merge;
    const answer = await jsonOf(await call(() => one.$post({ param: ingredientAt(id), json })));
    changeLists((known) => ({
      ingredients: replaced(known.ingredients, [answer.ingredient], [id]),
    }));
  } else if (list === 'equipment') {
    const one = equipment[':equipmentId'].merge;
    const answer = await jsonOf(await call(() => one.$post({ param: equipmentAt(id), json })));
    changeLists((known) => ({ equipment: replaced(known.equipment, [answer.equipment], [id]) }));
  } else if (list === 'units') {
    const one = units[':unitId'].merge;
    noteUnits(await jsonOf(await call(() => one.$post({ param: unitAt(id), json }))));
  } else {
    const one = terms[':termId'].merge;
    noteTerms(await jsonOf(await call(() => one.$post({ param: termAt(id), json }))));
  }
}

/** Takes apart what was merged. */
export async function separate(list: ListName, id: Id): Promise<void> {
  if (list === 'ingredients') {
    const one = ingredients[':ingredientId'].separate;
    const answer = await jsonOf(await call(() => one.$post({ param: ingredientAt(id) })));
    const both = [answer.ingredient, answer.separated];
    changeLists((known) => ({ ingredients: replaced(known.ingredients, both) }));
  } else if (list === 'equipment') {
    const one = equipment[':equipmentId'].separate;
    const answer = await jsonOf(await call(() => one.$post({ param: equipmentAt(id) })));
    const both = [answer.equipment, answer.separated];
    changeLists((known) => ({ equipment: replaced(known.equipment, both) }));
  } else if (list === 'units') {
    const one = units[':unitId'].separate;
    noteUnits(await jsonOf(await call(() => one.$post({ param: unitAt(id) }))));
  } else {
    noteTerms(
      await jsonOf(await call(() => terms[':termId'].separate.$post({ param: termAt(id) }))),
    );
  }
}

/** Where nothing is changed any more, the answer says nothing of it. */
const noteUnits = ({ units: said, ownUnits = [] }: UnitsAnswer): void =>
  changeLists(() => ({ units: said, ownUnits }));

/** The answer holds all of a kind. */
function noteTerms(answer: TermsAnswer): void {
  const [{ kind } = { kind: null }] = [...answer.terms, ...answer.mergedTerms];
  const kept = <Item extends { kind: TermKind }>(all: readonly Item[]) =>
    all.filter((each) => each.kind !== kind);
  changeLists((known) => ({
    terms: [...kept(known.terms), ...answer.terms],
    mergedTerms: [...kept(known.mergedTerms), ...answer.mergedTerms],
  }));
}

/** Deletes what no recipe names; the server refuses the rest. */
export async function remove(list: ListName, id: Id): Promise<void> {
  if (list === 'ingredients') {
    await call(() => ingredients[':ingredientId'].$delete({ param: ingredientAt(id) }));
  } else if (list === 'equipment') {
    await call(() => equipment[':equipmentId'].$delete({ param: equipmentAt(id) }));
  } else {
    await call(() => terms[':termId'].$delete({ param: termAt(id) }));
  }
  changeLists((known) => withoutEntry(known, id));
}

const withoutEntry = (known: Lists, gone: Id): Partial<Lists> => ({
  ingredients: known.ingredients.filter(({ id }) => id !== gone),
  equipment: known.equipment.filter(({ id }) => id !== gone),
  terms: known.terms.filter(({ id }) => id !== gone),
  mergedTerms: known.mergedTerms.filter(({ termId }) => termId !== gone),
});
