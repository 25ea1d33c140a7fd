import { useMemo } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/ingredient-rows-messages.ts';
import type { IngredientId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { Groups } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import type { Unit } from '#domain/measures/units.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/Button.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Sorting } from '../../sorting/Sorting.tsx';
import type { GroupPlace } from './group-place.ts';
import { IngredientGroup } from './IngredientGroup.tsx';
import { useRows } from './use-rows.ts';

type Props = {
  groups: Groups;
  /** Called once for each thing that a cook does. */
  onChange: (groups: IngredientUsageGroup[]) => void;
  units: readonly Unit[];
  ingredients: readonly Ingredient[];
  /** Of the recipe. */
  language: string;
  defaults: {
    /** Of a group whose heading nobody wrote. */
    groupTitle: string;
    /** Keeps a new ingredient of the cook's; without it none is offered. */
    createIngredient?: (title: string) => Promise<IngredientId | null>;
  };
};

/** The ingredients of a recipe, written as lines. */
export function IngredientRows({
  groups,
  onChange,
  units,
  ingredients,
  language,
  defaults,
}: Props) {
  const pantry = useMemo(() => ({ units, ingredients, language }), [units, ingredients, language]);
  const { groupTitle, createIngredient } = defaults;
  const { root, gap, endOf, actions, said } = useRows({ groups, pantry, groupTitle, onChange });
  const places = usePlaces(groups);
  return (
    <section className="ingredient-rows" aria-label={texts.label} ref={root}>
      <Sorting
        onMove={actions.drop}
        say={{
          picked: (item) => texts.picked(actions.nameOf(item)),
          over: actions.placeOver,
        }}
        instructions={texts.sorting}
      >
        {groups.map((group, at) => (
          <IngredientGroup
            key={group.id}
            group={group}
            gap={gap?.groupId === group.id ? gap : null}
            endId={endOf(group)}
            canDissolve={at > 0}
            shared={{ pantry, actions, places, createIngredient }}
            groupTitle={groupTitle}
          />
        ))}
      </Sorting>
      <Button variant="quiet" onClick={actions.addGroup}>
        {texts.addGroup}
      </Button>
      <LiveRegion text={said} />
    </section>
  );
}

const mark = '\n';

/** The same array as long as the headings are the same: a row renders with its own line alone. */
function usePlaces(groups: Groups): GroupPlace[] {
  const titles = groups.map(({ id, title }) => `${id} ${title}`).join(mark);
  return useMemo(
    () =>
      titles.split(mark).map((each) => {
        const space = each.indexOf(' ');
        return { id: each.slice(0, space), title: each.slice(space + 1) };
      }),
    [titles],
  );
}
