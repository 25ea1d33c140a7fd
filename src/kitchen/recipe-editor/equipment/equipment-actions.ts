import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { EquipmentId, Id } from '#domain/ids.ts';
import { withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import {
  addEquipment,
  equipmentUsage,
  moveEquipment,
  patchEquipment,
  removeEquipment,
} from '#domain/kitchen/equipment/equipment-rows.ts';
import { entryOf } from '#domain/kitchen/naming/entry-of.ts';
import type { EquipmentUsage, RecipeContent } from '#domain/recipe/recipe.ts';
import { tellOfDraft } from '../../drafts/draft-notices.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import type { SiteGlobals } from '../site-globals.ts';

const { equipment: texts } = dishMessages;
const field = 'equipmentUsages';

export type EquipmentActions = ReturnType<typeof equipmentActions>;

type Needs = {
  draft: RecipeDraft;
  site: SiteGlobals;
  /** Tells those who do not see the list. */
  say: (text: string) => void;
  /** The focus goes with a row. */
  follow: (row: { id: Id }) => void;
};

/** What it is called in this recipe. */
export function titleOf(
  { equipmentTitleOverride, equipmentId }: EquipmentUsage,
  { equipment }: Pick<SiteGlobals, 'equipment'>,
): string {
  const known = entryOf(equipment, equipmentId)?.title ?? texts.gone;
  return equipmentTitleOverride?.trim() || known;
}

/** What a cook does with the list: each is one step to undo. */
export function equipmentActions({ draft, site, say, follow }: Needs) {
  const rows = () => draft.$recipe.get().equipmentUsages;
  const titleOfId = (id: Id): string => {
    const row = rows().find((each) => each.id === id);
    return row ? titleOf(row, site) : '';
  };
  const indexOf = (id: Id) => rows().findIndex((each) => each.id === id);
  const placeOf = (id: Id) => texts.at(titleOfId(id), indexOf(id) + 1, rows().length);
  return {
    add: (equipmentId: EquipmentId) =>
      draft.change({
        field,
        update: addEquipment(equipmentUsage(crypto.randomUUID(), equipmentId)),
      }),
    /** Takes the place of words that were begun in the same field. */
    patch: (id: Id, patch: Partial<EquipmentUsage>, typed?: string) => {
      const [name = ''] = Object.keys(patch);
      const patched = patchEquipment(id, patch);
      draft.change({
        field: `${field}.${id}.${name}`,
        update: (recipe) => withBegun(patched(recipe), `${id}.${name}`, null),
        ...(typed !== undefined && { typed }),
      });
    },
    move: (id: Id, by: number) => {
      if (!draft.change({ field, update: moveEquipment(id, indexOf(id) + by) })) return;
      say(placeOf(id));
      follow({ id });
    },
    drop: (id: Id, over: Id) => {
      draft.change({ field, update: moveEquipment(id, indexOf(over)) });
      say(placeOf(id));
    },
    remove: (id: Id) => {
      const title = titleOfId(id);
      const before = rows();
      const at = indexOf(id);
      draft.change({ field, update: removeEquipment(id) });
      const gone = before[at];
      const next = rows()[Math.min(at, rows().length - 1)];
      if (next) follow({ id: next.id });
      tellOfDraft(texts.removed(title), () => {
        if (gone) draft.change({ field, update: bringingBack(gone, at) });
      });
    },
    titleOf: titleOfId,
    placeOver: (id: Id, over: Id) => texts.at(titleOfId(id), indexOf(over) + 1, rows().length),
  };
}

function bringingBack(gone: EquipmentUsage, at: number) {
  return (recipe: RecipeContent) =>
    recipe.equipmentUsages.some(({ id }) => id === gone.id)
      ? recipe
      : moveEquipment(gone.id, at)(addEquipment(gone)(recipe));
}
