import type { ReactNode } from 'react';
import type { ParsedRecipe } from '#contract/import/recipe-parse.ts';
import { recipeEditorMessages as editorTexts } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { Origin } from '#domain/import/read-recipe.ts';
import { formatDuration } from '#domain/measures/duration.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { type Doubts, doubtsOf } from './doubts.ts';
import { Check, Legend, Mark } from './Marks.tsx';

type Told = { origin: Origin };

/** A recipe as it was understood; what a cook has to look at stands out. */
export function ParsedView({ recipe }: { recipe: ParsedRecipe }) {
  const { equipment, notes, unread } = recipe;
  const doubts = doubtsOf(recipe);
  return (
    <div className="import-found">
      <Legend {...doubts} />
      <Heading recipe={recipe} doubts={doubts} />
      <Facts recipe={recipe} doubts={doubts} />
      <Part heading={texts.ingredients} told={recipe.ingredientGroups} doubts={doubts}>
        <Ingredients recipe={recipe} />
      </Part>
      <Part heading={texts.method} told={recipe.instructionGroups} doubts={doubts}>
        <Steps recipe={recipe} />
      </Part>
      {equipment.value.length > 0 && (
        <Part heading={texts.equipment} told={equipment} doubts={doubts}>
          <p dir="auto">{equipment.value.join(', ')}</p>
        </Part>
      )}
      {notes && (
        <Part heading={texts.notes} told={notes} doubts={doubts}>
          <Words text={notes.value} />
        </Part>
      )}
      {unread.length > 0 && (
        <section className="import-left">
          <h3>{texts.left}</h3>
          <p className="kitchen-meta">{texts.leftHint}</p>
          <p className="import-words" dir="auto">
            {unread.map(({ text }) => text).join('\n')}
          </p>
        </section>
      )}
    </div>
  );
}

type InDoubt = { doubts: Doubts };

const Words = ({ text }: { text: RichText }) => (
  <p className="import-words" dir="auto">
    {toPlainText(text)}
  </p>
);

/** The mark of a part, and more of it where it is one of few that were read from words. */
const Origins = ({ told, doubts }: { told: Told } & InDoubt) => (
  <>
    <Mark origin={told.origin} />
    {doubts.isOdd(told) && <Check why={texts.origins.read} />}
  </>
);

type RecipeProps = { recipe: ParsedRecipe } & InDoubt;

function Heading({ recipe: { title, author, description }, doubts }: RecipeProps) {
  return (
    <>
      <p className="import-title" data-unsure={title === null || undefined} dir="auto">
        {title?.value ?? texts.untitled}{' '}
        {title ? <Origins told={title} doubts={doubts} /> : <Check why={texts.noTitle} />}
      </p>
      {author && (
        <p className="kitchen-meta">
          {texts.by(author.value)} <Origins told={author} doubts={doubts} />
        </p>
      )}
      {description && (
        <div className="import-described">
          <Words text={description.value} /> <Origins told={description} doubts={doubts} />
        </div>
      )}
    </>
  );
}

type PartProps = {
  heading: string;
  told: Told & { value: object };
  children: ReactNode;
} & InDoubt;

/** What is empty comes from nowhere. */
function Part({ heading, told, doubts, children }: PartProps) {
  const isEmpty = Array.isArray(told.value) && told.value.length === 0;
  return (
    <section>
      <h3>
        {heading} {!isEmpty && <Origins told={told} doubts={doubts} />}
      </h3>
      {children}
    </section>
  );
}

function Facts({ recipe: { servings, difficulty, times }, doubts }: RecipeProps) {
  const kinds = (['prep', 'cook', 'custom', 'total'] as const).flatMap((kind) => {
    const time = times[kind];
    return time ? [{ kind, label: time.value.label ?? texts.times[kind], time }] : [];
  });
  if (!servings && !difficulty && kinds.length === 0) return null;
  return (
    <dl className="import-facts">
      {servings && (
        <div>
          <dt>{texts.servings}</dt>
          <dd dir="auto">
            {servings.value.written} <Origins told={servings} doubts={doubts} />
          </dd>
        </div>
      )}
      {kinds.map(({ kind, label, time }) => (
        <div key={kind}>
          <dt dir="auto">{label}</dt>
          <Time time={time} doubts={doubts} />
        </div>
      ))}
      {difficulty && (
        <div>
          <dt>{editorTexts.fields.difficultyLevel}</dt>
          <dd>
            {editorTexts.fields.difficulties[difficulty.value]}{' '}
            <Origins told={difficulty} doubts={doubts} />
          </dd>
        </div>
      )}
    </dl>
  );
}

type TimeProps = { time: NonNullable<ParsedRecipe['times']['prep']> } & InDoubt;

function Time({ time, doubts }: TimeProps) {
  const { minutes, written } = time.value;
  return minutes === null ? (
    <dd data-unsure dir="auto">
      {written} <Mark origin={time.origin} /> <Check why={texts.minutesUnknown} />
    </dd>
  ) : (
    <dd>
      {formatDuration(minutes)} <Origins told={time} doubts={doubts} />
    </dd>
  );
}

const Missing = ({ what }: { what: string }) => (
  <p data-unsure>
    <Check why={what} />
  </p>
);

function Ingredients({ recipe: { ingredientGroups } }: { recipe: ParsedRecipe }) {
  if (ingredientGroups.value.length === 0) return <Missing what={texts.noIngredients} />;
  return ingredientGroups.value.map(({ title, lines }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing moves in what was read
    <div key={at} dir="auto">
      {title !== null && <h4>{title}</h4>}
      <ul className="import-lines">
        {lines.map(({ text, reading }, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing moves in what was read
          <li key={line} data-unsure={reading.name === null || undefined}>
            {text} {reading.name === null && <Check why={texts.lineUnread} />}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Steps({ recipe: { instructionGroups } }: { recipe: ParsedRecipe }) {
  if (instructionGroups.value.length === 0) return <Missing what={texts.noSteps} />;
  return instructionGroups.value.map(({ title, steps }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing moves in what was read
    <div key={at} dir="auto">
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
