import type { OwnUnit } from '../../ingredients/own-units/said-units.ts';
import { termKinds } from '../../recipe/recipe.ts';
import type {
  LarderEntry,
  LarderFormer,
  LarderLists,
  LarderTerm,
  Written,
} from './larder-content.ts';
import { idOf, recordsOf, textOf } from './own-json.ts';

export const noLists: LarderLists = {
  units: [],
  ownUnits: [],
  terms: [],
  ingredients: [],
  equipment: [],
  merged: { terms: [], ingredients: [], equipment: [] },
};

/** The lists of a site; an entry that says no id or no title is passed over, as nothing can name it. */
export const listsOf = (written: Written): LarderLists => ({
  units: recordsOf(written['units']).flatMap((unit) => {
    const id = idOf(unit['id']);
    return id === null ? [] : [{ id, slug: textOf(unit['slug']) }];
  }),
  ownUnits: recordsOf(written['ownUnits']).flatMap(ownUnitOf),
  terms: recordsOf(written['terms']).flatMap(termOf),
  ingredients: recordsOf(written['ingredients']).flatMap(entryOf),
  equipment: recordsOf(written['equipment']).flatMap(entryOf),
  merged: {
    terms: recordsOf(written['mergedTerms']).flatMap(formerOf),
    ingredients: recordsOf(written['formerIngredients']).flatMap(formerOf),
    equipment: recordsOf(written['formerEquipment']).flatMap(formerOf),
  },
});

function ownUnitOf(written: Written): OwnUnit[] {
  const unitId = idOf(written['unitId']);
  const wordOf = (field: string) => textOf(written[field]).trim() || null;
  if (unitId === null) return [];
  return [
    {
      unitId,
      language: textOf(written['language']),
      title: wordOf('title'),
      pluralTitle: wordOf('pluralTitle'),
      abbreviation: wordOf('abbreviation'),
      intoId: idOf(written['intoId']),
    },
  ];
}

function entryOf(written: Written): LarderEntry[] {
  const id = idOf(written['id']);
  const title = textOf(written['title']).trim();
  return id === null || title === '' ? [] : [{ id, title, written }];
}

function termOf(written: Written): LarderTerm[] {
  const kind = termKinds.find((each) => each === written['kind']);
  if (!kind) return [];
  return entryOf(written).map((entry) => ({ ...entry, kind, slug: textOf(written['slug']) }));
}

function formerOf(written: Written): LarderFormer[] {
  const standsForId = idOf(written['standsForId']);
  if (standsForId === null) return [];
  return entryOf(written).map(({ id, title }) => ({
    id,
    title,
    slug: textOf(written['slug']),
    standsForId,
  }));
}
