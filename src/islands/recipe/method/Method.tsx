import { $keepsSeveralTimers, chooseSeveralTimers } from '#stores/cooking/timer.ts';
import { useValue } from '#stores/use-value.ts';
import { Fragment, useState } from 'react';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import { hasIngredients, type RecipeWork } from '#domain/cooking/recipe-work.ts';
import { $selectedInstructionId } from '#stores/cooking/instruction.ts';
import { CookTools } from '../CookTools.tsx';
import { GroupHead } from '../ingredients/GroupHead.tsx';
import { IngredientSheet } from '../ingredients/IngredientSheet.tsx';
import { KeepAwake } from '../KeepAwake.tsx';
import { Switch } from '../Switch.tsx';
import { Step } from './Step.tsx';

type Props = { work: RecipeWork; reading: CookReading };

/** The steps, with the selected one highlighted. */
export function Method({ work, reading }: Props) {
  const groups = work.instructionGroups;
  const chosenId = useValue($selectedInstructionId);
  const selectedId = chosenId ?? groups[0]?.steps[0]?.id;
  return (
    <section className="method" id="method" aria-labelledby="method-heading">
      <h2 id="method-heading">{cookingMessages.method}</h2>
      {!hasIngredients(work) && <CookTools work={work} view={reading.view} />}
      <div className="method-tools">
        <KeepAwake />
        {countTimers(work) > 1 && <SeveralTimers />}
      </div>
      {groups.map((group) => (
        <Fragment key={group.steps[0]?.id}>
          <GroupHead group={group} reading={reading} />
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without markers */}
          <ol start={group.steps[0]?.number} role="list">
            {group.steps.map((step) => (
              <Step
                key={step.id}
                step={step}
                recipe={work}
                reading={reading}
                isSelected={step.id === selectedId}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      {hasIngredients(work) && <ToIngredients work={work} reading={reading} />}
    </section>
  );
}

/** Shows the ingredients above the steps on a narrow screen. */
function ToIngredients({ work, reading }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <a
        className="to-ingredients"
        href="#ingredients"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {cookingMessages.ingredients}
      </a>
      <IngredientSheet
        work={work}
        reading={reading}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function SeveralTimers() {
  return (
    <Switch
      label={cookingMessages.keepSeveralTimers}
      isOn={useValue($keepsSeveralTimers) === 'yes'}
      onSwitch={chooseSeveralTimers}
    />
  );
}

function countTimers({ instructionGroups }: RecipeWork): number {
  const steps = instructionGroups.flatMap((group) => group.steps);
  return steps.filter(({ timerMinutes }) => timerMinutes !== undefined).length;
}
