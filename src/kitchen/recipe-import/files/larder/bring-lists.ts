import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type {
  GlobalsAnswer,
  NewEquipmentInput,
  NewIngredientInput,
  NewTermInput,
} from '#contract/site/globals.ts';
import { ingredientDefaults } from '#domain/ingredients/ingredient-defaults.ts';
import { withNewIds } from '#domain/import/larder/former-ids.ts';
import type {
  LarderEntry,
  LarderFormer,
  LarderTerm,
} from '#domain/import/larder/larder-content.ts';
import { plain } from '#domain/import/imports/likeness.ts';
import { freeTermSlug } from '#domain/kitchen/terms/site-terms.ts';
import { isRecord } from '#domain/is-record.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { asked, type Bringing, fieldsIn, sentLeniently } from './bringing.ts';
import { bringMediaTold } from './bring-media.ts';
import { bringUnits } from './bring-units.ts';

const site = manageApi[':siteSlug'];

/** A field that an entry comes to have does not compile before it is brought as well. */
const ingredientFields = {
  title: true,
  gramsPerLiter: true,
  defaultMetricMeasurementMethod: true,
  defaultImperialMeasurementMethod: true,
  pluralTitle: true,
  link: true,
  formerNames: true,
} as const satisfies Record<keyof Required<NewIngredientInput>, true>;

const equipmentFields = {
  title: true,
  featuredImageId: true,
  link: true,
} as const satisfies Record<keyof Required<NewEquipmentInput>, true>;

type Lists = GlobalsAnswer;
type Named = { id: string; title: string; formerly?: readonly { id: string; title: string }[] };

/** The lists of the archive in those of the site: what has the same name there is the same, the rest is new. */
export async function bringLists(bringing: Bringing): Promise<Lists> {
  const { lists } = bringing.larder;
  const known = await loadLists(bringing);
  await bringUnits(known, bringing);
  for (const term of lists.terms) await bringTerm(term, known, bringing);
  for (const entry of lists.ingredients) await bringIngredient(entry, known, bringing);
  for (const entry of lists.equipment) await bringEquipment(entry, known, bringing);
  for (const former of lists.merged.terms) await bringFormerTerm(former, known, bringing);
  for (const former of lists.merged.ingredients) {
    await bringFormerIngredient(former, known, bringing);
  }
  for (const former of lists.merged.equipment) await bringFormerEquipment(former, known, bringing);
  return loadLists(bringing);
}

const here = () => ({ siteSlug: siteSlugHere() });

const loadLists = async (bringing: Bringing): Promise<Lists> =>
  jsonOf(await asked(bringing, () => site.globals.$get({ param: here() })));

type Making = { formerId: string; title: string; make: () => Promise<string | null> };

/** Remembers what an entry is here; makes it where nothing of its name is there. */
async function brought(
  { formerId, title, make }: Making,
  found: string | undefined,
  { ids, remember, onThing }: Bringing,
): Promise<boolean> {
  if (ids.has(formerId)) return false;
  onThing(title);
  const id = found ?? (await make());
  if (id === null) ids.set(formerId, null);
  else await remember(formerId, id);
  return found === undefined && id !== null;
}

/** Also by a name that it had before it was merged. */
function named(entries: readonly Named[], title: string): string | undefined {
  const isSo = (entry: { title: string }) => plain(entry.title) === plain(title);
  return entries.find(isSo)?.id ?? entries.flatMap(({ formerly = [] }) => formerly).find(isSo)?.id;
}

async function bringIngredient(entry: LarderEntry, known: Lists, bringing: Bringing) {
  const { id: formerId, title, written } = entry;
  const make = () => createIngredient(title, fieldsIn(written, ingredientFields), bringing);
  await brought({ formerId, title, make }, named(known.ingredients, title), bringing);
}

async function createIngredient(title: string, said: object, bringing: Bringing) {
  const body = { ...ingredientDefaults(title), ...said };
  const send = async (json: typeof body) =>
    jsonOf(await site.ingredients.$post({ param: here(), json }));
  const made = await sentLeniently(bringing, { title, body, send });
  return made?.ingredient.id ?? null;
}

async function bringEquipment(entry: LarderEntry, known: Lists, bringing: Bringing) {
  const { id: formerId, title, written } = entry;
  const make = async () => {
    await bringMediaTold(title, written, bringing);
    const said = withNewIds(fieldsIn(written, equipmentFields), bringing.ids);
    return createEquipment(title, isRecord(said) ? said : {}, bringing);
  };
  await brought({ formerId, title, make }, named(known.equipment, title), bringing);
}

async function createEquipment(title: string, said: object, bringing: Bringing) {
  const body = { ...said, title };
  const send = async (json: typeof body) =>
    jsonOf(await site.equipment.$post({ param: here(), json }));
  const made = await sentLeniently(bringing, { title, body, send });
  return made?.equipment.id ?? null;
}

async function bringTerm(term: LarderTerm, known: Lists, bringing: Bringing) {
  const { id: formerId, kind, title, slug } = term;
  const isSame = (each: { kind: string; slug: string; title: string }) =>
    each.kind === kind && (each.slug === slug || plain(each.title) === plain(title));
  const found = [...known.terms, ...known.mergedTerms].find(isSame)?.id;
  const make = () => createTerm({ kind, title, slug }, known, bringing);
  await brought({ formerId, title, make }, found, bringing);
}

async function createTerm(term: NewTermInput, known: Lists, bringing: Bringing) {
  const { kind, title } = term;
  const body = { ...term, slug: term.slug || freeTermSlug(kind, title, known) };
  const send = async (json: typeof body) => jsonOf(await site.terms.$post({ param: here(), json }));
  const made = await sentLeniently(bringing, { title, body, send });
  return made?.term.id ?? null;
}

/** What was one with another entry becomes so again, where the import itself made it. */
async function mergedAgain(former: LarderFormer, isMade: boolean, merging: Merging): Promise<void> {
  const { bringing, merge } = merging;
  const id = bringing.ids.get(former.id) ?? null;
  const intoId = bringing.ids.get(former.standsForId) ?? null;
  if (!isMade || id === null || intoId === null || id === intoId) return;
  const body = { intoId };
  await sentLeniently(bringing, { title: former.title, body, send: (json) => merge(id, json) });
}

type Merging = {
  bringing: Bringing;
  merge: (id: string, json: { intoId: string }) => Promise<unknown>;
};

async function bringFormerIngredient(former: LarderFormer, known: Lists, bringing: Bringing) {
  const { id: formerId, title } = former;
  const make = () => createIngredient(title, {}, bringing);
  const isMade = await brought(
    { formerId, title, make },
    named(known.ingredients, title),
    bringing,
  );
  const merge = (ingredientId: string, json: { intoId: string }) =>
    site.ingredients[':ingredientId'].merge.$post({ param: { ...here(), ingredientId }, json });
  await mergedAgain(former, isMade, { bringing, merge });
}

async function bringFormerEquipment(former: LarderFormer, known: Lists, bringing: Bringing) {
  const { id: formerId, title } = former;
  const make = () => createEquipment(title, {}, bringing);
  const isMade = await brought({ formerId, title, make }, named(known.equipment, title), bringing);
  const merge = (equipmentId: string, json: { intoId: string }) =>
    site.equipment[':equipmentId'].merge.$post({ param: { ...here(), equipmentId }, json });
  await mergedAgain(former, isMade, { bringing, merge });
}

async function bringFormerTerm(former: LarderFormer, known: Lists, bringing: Bringing) {
  const standing = bringing.larder.lists.terms.find(({ id }) => id === former.standsForId);
  if (!standing) return;
  const { id: formerId, title, slug } = former;
  const { kind } = standing;
  const make = () => createTerm({ kind, title, slug }, known, bringing);
  const isSame = (each: { kind: string; title: string }) =>
    each.kind === kind && plain(each.title) === plain(title);
  const found = [...known.terms, ...known.mergedTerms].find(isSame)?.id;
  const isMade = await brought({ formerId, title, make }, found, bringing);
  const merge = (termId: string, json: { intoId: string }) =>
    site.terms[':termId'].merge.$post({ param: { ...here(), termId }, json });
  await mergedAgain(former, isMade, { bringing, merge });
}
