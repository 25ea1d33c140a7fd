import { useMemo } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { Groups } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import type { SaidUnit } from '#domain/measures/units.ts';
import { Button } from '#ui/Button.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Sorting } from '../../sorting/Sorting.tsx';
import { useGroupPlaces } from '../group-place.ts';
import { IngredientGroup } from './IngredientGroup.tsx';
import type { OnGroups, OnLanguage } from './actions/rows-state.ts';
import { ListIssue } from '../fields/ListIssue.tsx';
import type { PantryChanges } from './pantry-changes.ts';
import { useRows } from './use-rows.ts';

type Props = {
  groups: Groups;
  onChange: OnGroups;
  units: readonly SaidUnit[];
  ingredients: readonly Ingredient[];
  /** Of the recipe. */
  language: string;
  /** Takes the language of a pasted list for that of the recipe; without it nobody asks. */
  onLanguage?: OnLanguage | undefined;
  defaults: {
    /** Of a group whose heading nobody wrote. */
    groupTitle: string;
    /** Of the cook's ingredients; without it none is offered. */
    pantryChanges?: PantryChanges;
  };
};

/** The ingredients of a recipe, written as lines. */
export function IngredientRows({
  groups,
  onChange,
  units,
  ingredients,
  language,
  onLanguage,
  defaults,
}: Props) {
  const pantry = useMemo(() => ({ units, ingredients, language }), [units, ingredients, language]);
  const { groupTitle, pantryChanges } = defaults;
  const { root, gap, endOf, actions, said } = useRows({
    groups,
    pantry,
    groupTitle,
    onChange,
    onLanguage,
  });
  const places = useGroupPlaces(groups);
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
            isUnnamed={groups.length === 1 && group.title === groupTitle}
            shared={{ pantry, actions, places, pantryChanges }}
            groupTitle={groupTitle}
          />
        ))}
      </Sorting>
      <Button variant="quiet" onClick={actions.addGroup}>
        {texts.addGroup}
      </Button>
      <ListIssue list="ingredientUsageGroups" />
      <LiveRegion text={said} />
    </section>
  );
}
