import type { ReactNode } from 'react';
import type { ParsedRecipe } from '#contract/import/recipe-parse.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import type { Origin } from '#domain/import/read-recipe.ts';
import { formatDuration } from '#domain/measures/duration.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

type Told = { origin: Origin };

/** A recipe as it was understood; what was read from a text made for people is marked. */
export function ParsedView({ recipe }: { recipe: ParsedRecipe }) {
  const { title, author, description, notes, equipment, unread } = recipe;
  return (
    <div className="import-found" dir="auto">
      <p className="import-title">
        {title?.value ?? texts.untitled} {title && <Mark told={title} />}
      </p>
      {author && <p className="kitchen-meta">{texts.by(author.value)}</p>}
      {description && <p className="import-words">{toPlainText(description.value)}</p>}
      <Facts recipe={recipe} />
      <Part heading={texts.ingredients} told={recipe.ingredientGroups}>
        <Ingredients recipe={recipe} />
      </Part>
      <Part heading={texts.method} told={recipe.instructionGroups}>
        <Steps recipe={recipe} />
      </Part>
      {equipment.value.length > 0 && (
        <Part heading={texts.equipment} told={equipment}>
          <p>{equipment.value.join(', ')}</p>
        </Part>
      )}
      {notes && (
        <Part heading={texts.notes} told={notes}>
          <p className="import-words">{toPlainText(notes.value)}</p>
        </Part>
      )}
      {unread.length > 0 && (
        <section className="import-left">
          <h3>{texts.left}</h3>
          <p className="kitchen-meta">{texts.leftHint}</p>
          <p className="import-words">{unread.map(({ text }) => text).join('\n')}</p>
        </section>
      )}
    </div>
  );
}

const Mark = ({ told }: { told: Told }) => (
  <span className="import-mark" data-origin={told.origin}>
    {texts.origins[told.origin]}
  </span>
);

type PartProps = { heading: string; told: Told; children: ReactNode };

const Part = ({ heading, told, children }: PartProps) => (
  <section>
    <h3>
      {heading} <Mark told={told} />
    </h3>
    {children}
  </section>
);

function Facts({ recipe: { servings, times } }: { recipe: ParsedRecipe }) {
  const kinds = (['prep', 'cook', 'custom', 'total'] as const).flatMap((kind) => {
    const time = times[kind];
    return time ? [{ kind, label: time.value.label ?? texts.times[kind], time }] : [];
  });
  if (!servings && kinds.length === 0) return null;
  return (
    <dl className="import-facts">
      {servings && (
        <div>
          <dt>
            {texts.servings} {servings.origin === 'read' && <Mark told={servings} />}
          </dt>
          <dd>{servings.value.written}</dd>
        </div>
      )}
      {kinds.map(({ kind, label, time }) => (
        <div key={kind}>
          <dt>
            {label} {time.origin === 'read' && <Mark told={time} />}
          </dt>
          <dd data-unsure={time.value.minutes === null || undefined}>
            {time.value.minutes === null
              ? `${time.value.written} (${texts.minutesUnknown})`
              : formatDuration(time.value.minutes)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Ingredients({ recipe: { ingredientGroups } }: { recipe: ParsedRecipe }) {
  if (ingredientGroups.value.length === 0) return <p>{texts.noIngredients}</p>;
  return ingredientGroups.value.map(({ title, lines }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing moves in what was read
    <div key={at}>
      {title !== null && <h4>{title}</h4>}
      <ul className="import-lines">
        {lines.map(({ text, reading }, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing moves in what was read
          <li key={line} data-unsure={reading.name === null || undefined}>
            {text}
            {reading.name === null && <small> {texts.lineUnread}</small>}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Steps({ recipe: { instructionGroups } }: { recipe: ParsedRecipe }) {
  if (instructionGroups.value.length === 0) return <p>{texts.noSteps}</p>;
  return instructionGroups.value.map(({ title, steps }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing moves in what was read
    <div key={at}>
      {title !== null && <h4>{title}</h4>}
      <ol className="import-steps">
        {steps.map(({ name, text, timerMinutes }, step) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing moves in what was read
          <li key={step}>
            {name !== undefined && <strong>{name}. </strong>}
            {toPlainText(text)}
            {timerMinutes !== null && (
              <span className="import-timer"> {formatDuration(timerMinutes)}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  ));
}
