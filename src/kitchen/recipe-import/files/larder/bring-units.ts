import { manageApi } from '#api/manage-api.ts';
import { jsonOf } from '#api/json-of.ts';
import type { GlobalsAnswer, UnitInput, UnitMergeInput } from '#contract/site/globals.ts';
import { chainOf, type OwnUnit } from '#domain/ingredients/own-units/said-units.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { type Bringing, sentLeniently } from './bringing.ts';

const { units } = manageApi[':siteSlug'];

/** The cook's words for units, and which are said for others; what was changed here stays. */
export async function bringUnits(known: GlobalsAnswer, bringing: Bringing): Promise<void> {
  const { lists } = bringing.larder;
  for (const { id, slug } of lists.units) {
    bringing.ids.set(id, known.units.find((unit) => unit.slug === slug)?.id ?? null);
  }
  const isNew = ({ unitId, language }: OwnUnit) =>
    !known.ownUnits?.some((own) => own.unitId === idHere(unitId) && own.language === language);
  const idHere = (id: string) => bringing.ids.get(id) ?? null;
  const own = lists.ownUnits.filter(isNew);
  for (const each of own) await bringWords(each, bringing);
  // What was merged into another unit before that one was merged itself.
  const lengthOf = ({ unitId, language }: OwnUnit) =>
    chainOf(unitId, lists.ownUnits, language).length;
  for (const each of own.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    await bringMerge(each, bringing);
  }
}

const at = (unitId: string) => ({ siteSlug: siteSlugHere(), unitId });

async function bringWords(own: OwnUnit, bringing: Bringing): Promise<void> {
  const { unitId, language, title, pluralTitle, abbreviation } = own;
  const id = bringing.ids.get(unitId) ?? null;
  if (id === null || title === null) return;
  const body: UnitInput = { language, title, pluralTitle, abbreviation };
  const send = async (json: UnitInput) =>
    jsonOf(await units[':unitId'].$put({ param: at(id), json }));
  await sentLeniently(bringing, { title, body, send });
}

async function bringMerge(
  { unitId, language, intoId }: OwnUnit,
  bringing: Bringing,
): Promise<void> {
  const [id, into] = [unitId, intoId ?? ''].map((each) => bringing.ids.get(each) ?? null);
  if (!id || !into) return;
  const { slug = '' } = bringing.larder.lists.units.find((unit) => unit.id === unitId) ?? {};
  const body: UnitMergeInput = { language, intoId: into };
  const send = async (json: UnitMergeInput) =>
    jsonOf(await units[':unitId'].merge.$post({ param: at(id), json }));
  await sentLeniently(bringing, { title: slug, body, send });
}
