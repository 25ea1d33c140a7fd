import { atom } from 'nanostores';
import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import { stepNumbers } from '#domain/kitchen/steps/step-numbers.ts';
import type { StepIngredient } from '#domain/recipe/mentions/ingredient-mentions.ts';
import { stepHints, type StepHints } from '#domain/recipe/mentions/step-hints.ts';
import type { Unit } from '#domain/measures/units.ts';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { type FocusRequest, stepActions, type StepsChange } from './step-actions.ts';
import { useAtRest } from '../../fields/use-at-rest.ts';
import { Sorting } from '../../sorting/Sorting.tsx';
import { useGroupPlaces } from '../group-place.ts';
import { StepGroup } from './StepGroup.tsx';
import { useFilesOfGoneSteps } from './step-uploads.ts';

type Props = {
  groups: readonly InstructionGroup[];
  onChange: (change: StepsChange) => void;
  ingredients: readonly StepIngredient[];
  language: string;
  units: readonly Pick<Unit, 'id' | 'slug'>[];
};

/** The steps of a recipe, written like a text: each paragraph is one. */
export const StepRows = memo(function StepRows(props: Props) {
  const { groups, onChange, ingredients: known, language, units } = props;
  const [$latest] = useState(() => atom({ groups, onChange }));
  const [asked, setAsked] = useState<FocusRequest | null>(null);
  const [announced, setAnnounced] = useState('');
  useLayoutEffect(() => {
    $latest.set({ groups, onChange });
  });
  const [actions] = useState(() =>
    stepActions({
      groups: () => $latest.get().groups,
      onChange: (change) => $latest.get().onChange(change),
      focus: setAsked,
      announce: setAnnounced,
    }),
  );
  const reader = useMemo(() => ({ language, units }), [language, units]);
  // No step waits, while it is typed, for what others say of it.
  const settled = useAtRest(groups);
  const hints = useMemo(() => stepHints(settled, known), [settled, known]);
  const usedIds = [...hints.named].toSorted().join(' ');
  // The same object while the same ingredients are used, so that typing renders one row.
  const mentionable = useMemo(
    () => ({ ingredients: known, used: new Set(usedIds.split(' ')), language }),
    [known, usedIds, language],
  );
  const hinted = useMemo(() => new Set(hints.stepIds), [hints]);
  const numbers = useMemo(() => stepNumbers(groups), [groups]);
  const places = useGroupPlaces(groups);
  useFilesOfGoneSteps(groups);
  const unused = unusedOf(known, hints);
  return (
    <section className="steps" aria-label={texts.label} data-field="instructionGroups">
      <Sorting
        onMove={actions.drop}
        say={{
          picked: (item) => texts.picked(actions.nameOf(item)),
          over: actions.placeOver,
        }}
        instructions={texts.sorting}
      >
        {groups.map((group) => (
          <StepGroup
            key={group.id}
            group={group}
            isOnly={groups.length === 1}
            isLast={group === groups.at(-1)}
            numbers={numbers}
            hinted={hinted}
            asked={asked}
            shared={{ actions, reader, mentionable, places }}
          />
        ))}
      </Sorting>
      {unused.length > 0 && (
        <p className="kitchen-meta">{texts.unused(unused.map(({ title }) => title).join(', '))}</p>
      )}
      <LiveRegion text={announced} />
    </section>
  );
});

function unusedOf(ingredients: readonly StepIngredient[], { ingredientIds }: StepHints) {
  const ids = new Set(ingredientIds);
  return ingredients.filter(({ id }) => ids.has(id));
}
