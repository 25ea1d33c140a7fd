import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { cookingMessages } from '#contract/cooking-messages.ts';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { $selectedInstructionId } from '#stores/instruction.ts';
import { RecipeText } from './RecipeText.tsx';
import { Step } from './Step.tsx';

type Props = { work: RecipeWork; reading: CookReading };

/** The steps; the one that the cook is at stands out. */
export function Method({ work, reading }: Props) {
  const groups = work.instructionGroups;
  const chosenId = useStore($selectedInstructionId, { ssr: 'initial' });
  const selectedId = chosenId ?? groups[0]?.steps[0]?.id;
  return (
    <section className="method" id="method" aria-labelledby="method-heading">
      <h2 id="method-heading">{cookingMessages.method}</h2>
      {groups.map(({ title, note, steps }) => (
        <Fragment key={steps[0]?.id}>
          {title && <h3>{title}</h3>}
          {note && (
            <div className="group-note">
              <RecipeText text={note} reading={reading} />
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without markers */}
          <ol start={steps[0]?.number} role="list">
            {steps.map((step) => (
              <Step
                key={step.id}
                step={step}
                reading={reading}
                isSelected={step.id === selectedId}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      <a className="to-ingredients" href="#ingredients">
        {cookingMessages.ingredients}
      </a>
    </section>
  );
}
