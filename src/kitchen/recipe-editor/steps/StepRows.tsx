import { atom } from 'nanostores';
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/steps-messages.ts';
import {
  namedIngredients,
  type StepIngredient,
} from '#domain/kitchen/steps/ingredient-mentions.ts';
import { stepHints } from '#domain/kitchen/steps/step-hints.ts';
import type { Unit } from '#domain/measures/units.ts';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { type FocusRequest, stepActions, type StepsChange } from './step-actions.ts';
import { StepRow } from './StepRow.tsx';

type Props = {
  groups: readonly InstructionGroup[];
  onChange: (change: StepsChange) => void;
  ingredients: readonly StepIngredient[];
  language: string;
  units: readonly Pick<Unit, 'id' | 'slug'>[];
};

/** The steps of a recipe, written like a text: each paragraph is one. */
export function StepRows({ groups, onChange, ingredients, language, units }: Props) {
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
      announce: ({ at, of }) => setAnnounced(texts.moved(at, of)),
      newTitle: texts.newGroup,
    }),
  );
  const reader = useMemo(() => ({ language, units }), [language, units]);
  const settled = useDeferredValue(groups);
  const hints = useMemo(() => stepHints(settled, ingredients), [settled, ingredients]);
  const usedIds = useMemo(
    () => [...namedIngredients(settled, ingredients)].toSorted().join(' '),
    [settled, ingredients],
  );
  // The same object while the same ingredients are used, so that typing renders one row.
  const mentionable = useMemo(
    () => ({ ingredients, used: new Set(usedIds.split(' ')), language }),
    [ingredients, usedIds, language],
  );
  const hinted = new Set(hints.stepIds);
  const unused = ingredients.filter(({ id }) => hints.ingredientIds.includes(id));
  return (
    <section className="steps" aria-label={texts.label}>
      {groups.map((group) => (
        <div key={group.id} className="step-group">
          {groups.length > 1 && (
            <div className="step-heading">
              <input
                type="text"
                aria-label={texts.groupTitle}
                value={group.title}
                maxLength={255}
                onChange={({ target }) => actions.rename(group.id, target.value, '')}
              />
              <button
                type="button"
                className="step-offer"
                onClick={() => actions.dissolve(group.id)}
              >
                {texts.dissolveGroup}
              </button>
            </div>
          )}
          <ol>
            {group.instructions.map((step, index) => (
              <StepRow
                key={step.id}
                step={step}
                at={index + 1}
                actions={actions}
                reader={reader}
                mentionable={mentionable}
                isHinted={hinted.has(step.id)}
                asked={asked?.stepId === step.id ? asked : null}
              />
            ))}
          </ol>
          <button type="button" className="step-add" onClick={() => actions.addStep(group.id)}>
            {texts.addStep}
          </button>
        </div>
      ))}
      <button type="button" className="step-add" onClick={() => actions.addGroup()}>
        {texts.addGroup}
      </button>
      {unused.length > 0 && (
        <p className="kitchen-meta">{texts.unused(unused.map(({ title }) => title).join(', '))}</p>
      )}
      <LiveRegion text={announced} />
    </section>
  );
}
