import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import {
  type CollectionOrder,
  sortedRecipes,
  withRecipes,
} from '#domain/kitchen/collections/collection-recipes.ts';
import { moved } from '#domain/kitchen/media/picture-order.ts';
import { $knownRows } from '../recipes/recipe-index.ts';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import type { Told } from '../sorting/use-told-place.ts';

const { recipes: texts } = collectionEditorMessages;

export type ChosenIds = {
  idsNow: () => readonly string[];
  /** One call is one step to undo. */
  write: (ids: string[]) => void;
  /** The title of a recipe that the index does not know. */
  titleElsewhere?: (id: string) => string | undefined;
};

/** Everything that is done to recipes which a cook has chosen. */
export function recipeActs(chosen: ChosenIds, tell: (told: Told) => void) {
  const { idsNow, write } = chosen;
  const titleOf = (id: string) => titleIn(chosen, id);

  function move(id: string, to: number): void {
    const ids = idsNow();
    const from = ids.indexOf(id);
    const place = Math.min(Math.max(to, 0), ids.length - 1);
    if (from === -1 || place === from) return;
    write(moved(ids, from, place));
    tell({ focus: id, said: null });
  }

  function remove(id: string): void {
    const ids = idsNow();
    const at = ids.indexOf(id);
    if (at === -1) return;
    const left = ids.filter((each) => each !== id);
    write(left);
    const said = texts.removed(titleOf(id));
    tell({ focus: left[Math.min(at, left.length - 1)] ?? null, said });
    tellOfDraft(said, () => {
      if (!idsNow().includes(id)) write(idsNow().toSpliced(at, 0, id));
    });
  }

  return {
    titleOf,
    move,
    moveBy: (id: string, step: number) => move(id, idsNow().indexOf(id) + step),
    drop: (id: string, over: string) =>
      move(id, idsNow().indexOf(idsNow().includes(over) ? over : id)),
    remove,
    /** Answers for how many there was no room. */
    add(added: readonly string[]): number {
      const before = idsNow();
      const { ids, left } = withRecipes(before, added);
      if (ids.length === before.length) return left.length;
      write(ids);
      tell({ focus: null, said: texts.added(ids.length - before.length) });
      return left.length;
    },
    sortBy(order: CollectionOrder): void {
      write(sortedRecipes(idsNow(), knownRecipes(), order));
      tell({ focus: null, said: texts.sorted });
    },
  };
}
export type RecipeActs = ReturnType<typeof recipeActs>;

const knownRecipes = () => new Map(($knownRows.get() ?? []).map((row) => [row.id, row]));

function titleIn({ titleElsewhere }: ChosenIds, id: string): string {
  const row = $knownRows.get()?.find((each) => each.id === id);
  return row?.title ?? titleElsewhere?.(id) ?? texts.untitled;
}
