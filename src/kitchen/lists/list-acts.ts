import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { TermView } from '#contract/recipe/recipe-view.ts';
import type {
  EquipmentInput,
  EquipmentView,
  IngredientInput,
  IngredientView,
  TermInput,
  UnitInput,
} from '#contract/site/globals.ts';
import type { Id } from '#domain/ids.ts';
import type { UnitWords } from '#domain/ingredients/own-units/unit-words.ts';
import { ingredientDefaults } from '#domain/ingredients/ingredient-defaults.ts';
import { countOf, type ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { nothingPicked, without } from '#domain/kitchen/recipe-list/picking.ts';
import { freeTermSlug } from '#domain/kitchen/terms/site-terms.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { notify } from '../shell/notices/notices.ts';
import { forgetDone } from '../shell/notices/page-history.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';
import { attempt, tell } from './deeds.ts';
import { $lists, $shownEntries, $uses, loadUses } from './known-lists.ts';
import {
  createEquipment,
  createIngredient,
  createTerm,
  merge,
  putEquipment,
  putIngredient,
  putTerm,
  putUnit,
  remove,
  separate,
} from './list-calls.ts';
import { $openEntry, $picking, openEntry, setPicking } from './lists-view.ts';

const { done: texts } = listsMessages;

const usesOf = (entry: { id: Id }): number => countOf(entry, $uses.get() ?? {});

/** Pages and numbers follow what was done; neither is waited for. */
function follow(): void {
  void followPublishing();
  void attempt(loadUses);
}

type Named = { id: Id; title: string };
type Put<Item extends Named, Input> = {
  put: (id: Id, input: Input) => Promise<void>;
  before: Item;
  input: Input & { title?: string };
};

/** Its undo writes what was there of the same fields: what else was changed meanwhile stays. */
async function change<Item extends Named & Input, Input extends object>({
  put,
  before,
  input,
}: Put<Item, Input>) {
  const failure = await attempt(() => put(before.id, input));
  if (failure !== null) return failure;
  const { title = before.title } = input;
  follow();
  tell(
    title === before.title ? texts.changed(title) : texts.renamed(before.title, title),
    async () => {
      await put(before.id, sameFields(before, input));
      follow();
    },
  );
  return null;
}

function sameFields<Input extends object>(before: Input, input: Input): Input {
  const kept = Object.keys(input).map((field): [string, unknown] => [
    field,
    Reflect.get(before, field) ?? null,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `fromEntries` forget the names
  return Object.fromEntries(kept) as Input;
}

/** Null where it was done, else why not. */
export const changeIngredient = (before: IngredientView, input: IngredientInput) =>
  change({ put: putIngredient, before, input });
export const changeEquipment = (before: EquipmentView, input: EquipmentInput) =>
  change({ put: putEquipment, before, input });
export const changeTerm = (before: TermView, input: TermInput) =>
  change({ put: putTerm, before, input });
/** With every word that changes, so that its undo brings all of them back. */
export const changeUnit = (before: { id: Id } & UnitWords, input: Partial<UnitWords>) =>
  change<typeof before, UnitInput & { title?: string }>({ put: putUnit, before, input });

/** The recipes themselves are not written: they show the other name. */
export async function mergeInto(list: ListName, entry: ListEntry, into: ListEntry) {
  const count = usesOf(entry);
  const failure = await attempt(() => merge(list, entry.id, into.id));
  if (failure !== null) return failure;
  const isOpen = $openEntry.get() === entry.id;
  leaveRows([entry.id]);
  if (isOpen) openEntry(into.id);
  follow();
  const apart = async () => {
    await separate(list, entry.id);
    follow();
  };
  tell(texts.merged(entry.title, into.title, count), apart, entry.id);
  return null;
}

/** All that are picked but one become that one; what failed stays as it is and is told. */
export async function mergeAll(list: ListName, entries: readonly ListEntry[], into: ListEntry) {
  const merged: Id[] = [];
  for (const { id } of entries.filter((each) => each.id !== into.id)) {
    const failure = await attempt(() => merge(list, id, into.id));
    if (failure === null) merged.push(id);
    else notify(texts.failed(failure));
  }
  if (merged.length === 0) return;
  leaveRows(merged);
  setPicking({ ...nothingPicked, focused: into.id });
  follow();
  tell(texts.mergedMany(merged.length, into.title), async () => {
    for (const id of merged.toReversed()) await separate(list, id);
    follow();
  });
}

export async function takeApart(list: ListName, former: { id: Id; title: string; intoId: Id }) {
  const failure = await attempt(() => separate(list, former.id));
  if (failure !== null) {
    notify(texts.failed(failure));
    return;
  }
  forgetDone(former.id);
  follow();
  tell(texts.separated(former.title), async () => {
    await merge(list, former.id, former.intoId);
    follow();
  });
}

/** Deletes those that nothing uses; what is made again by the undo has the facts it had. */
export async function removeUnused(list: ListName, entries: readonly ListEntry[]): Promise<void> {
  const restorers: (() => Promise<unknown>)[] = [];
  const gone: ListEntry[] = [];
  let refused: string | null = null;
  for (const entry of entries.filter((each) => usesOf(each) === 0)) {
    const restore = restoring(list, entry);
    const failure = await attempt(() => remove(list, entry.id));
    if (failure === null) {
      restorers.push(restore);
      gone.push(entry);
    } else refused = failure;
  }
  const [first] = gone;
  if (!first) {
    notify(texts.failed(refused ?? texts.inUse));
    return;
  }
  leaveRows(gone.map(({ id }) => id));
  const kept = entries.length - gone.length;
  const text =
    entries.length === 1 ? texts.deleted(first.title) : texts.deletedMany(gone.length, kept);
  tell(text, async () => {
    for (const restore of restorers) await restore();
    follow();
  });
}

/** Makes an entry again, and what was merged into it. */
function restoring(list: ListName, entry: ListEntry): () => Promise<void> {
  const known = $lists.get();
  const again = (title: string, id: Id) => makerOf(list, { id, title, kind: entry.kind }, known);
  const makeEntry = again(entry.title, entry.id);
  const makeFormer = entry.formerly.map(({ id, title }) => again(title, id));
  return async () => {
    const id = await makeEntry();
    for (const make of makeFormer) await merge(list, await make(), id);
  };
}

type Made = { id: Id; title: string; kind: TermKind | null };

function makerOf(
  list: ListName,
  { id, title, kind }: Made,
  known: ReturnType<typeof $lists.get>,
): () => Promise<Id> {
  if (list === 'ingredients') {
    const facts = known?.ingredients.find((each) => each.id === id);
    const { id: _id, formerly: _formerly, ...json } = facts ?? { id, ...ingredientDefaults(title) };
    return () => createIngredient(json);
  }
  if (list === 'equipment') {
    const facts = known?.equipment.find((each) => each.id === id);
    const { featuredImageId = null, link = null } = facts ?? {};
    return () => createEquipment({ title, featuredImageId, link });
  }
  const named = [...(known?.terms ?? []), ...(known?.mergedTerms ?? [])];
  const slug = named.find((each) => each.id === id)?.slug;
  return () => makeTerm(kind ?? 'tag', title, slug);
}

const noTerms = { terms: [], mergedTerms: [] };

const makeTerm = (kind: TermKind, title: string, slug?: string): Promise<Id> =>
  createTerm({ kind, title, slug: slug ?? freeTermSlug(kind, title, $lists.get() ?? noTerms) });

/** Makes something new and opens it; null where it was done, else why not. */
export async function create(list: ListName, title: string, kind: TermKind) {
  const made: Id[] = [];
  const failure = await attempt(async () => {
    const id = await makerOf(list, { id: '', title, kind }, null)();
    made.push(id);
  });
  const [id] = made;
  if (id === undefined) return failure;
  openEntry(id);
  setPicking({ ...$picking.get(), focused: id });
  tell(listsMessages.create.done(title), async () => {
    await remove(list, id);
    leaveRows([id]);
  });
  return null;
}

/** The focus goes to the row that comes next. */
function leaveRows(ids: readonly Id[]): void {
  const gone = new Set(ids);
  const rows = ($shownEntries.get() ?? []).map(({ id }) => id);
  setPicking(without($picking.get(), rows, gone));
  if (gone.has($openEntry.get() ?? '')) openEntry(null);
}
