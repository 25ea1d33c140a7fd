import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { conflictMessages as texts } from '#contract/kitchen/recipe/conflict-messages.ts';
import { followsTitle } from '#domain/kitchen/fields/address-of-title.ts';
import type { Names } from '#domain/kitchen/history/names.ts';
import { toldRowOf, toldSide } from '#domain/kitchen/history/told-conflicts.ts';
import { inRows, type RecipeInRows } from '#domain/recipe/differences/recipe-rows.ts';
import { type MergedRecipe, mergeRecipes } from '#domain/recipe/merge/merge-recipes.ts';
import type { MergeConflict } from '#domain/recipe/merge/merge-rows.ts';
import { canBeBoth, type Choice } from '#domain/recipe/merge/resolve-conflicts.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/Button.tsx';
import { type Failure, failureOf } from '#stores/failure.ts';
import { ConflictChoice } from '../../drafts/ConflictChoice.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { namesOf } from '../../history/names-of.ts';
import { notify } from '../../shell/notices/notices.ts';
import { useDraft, useRecipeDraft } from '../draft/use-draft.ts';
import { showField } from '../fields/show-field.ts';
import type { StoredRecipe } from '../saving/recipe-calls.ts';
import { $siteGlobals } from '../site-globals.ts';
import { conflictHeadingId } from './show-conflict.ts';
import { type Decided, settleConflict, settleWithoutKeeping } from './settle-conflict.ts';

type Props = { base: RecipeContent; theirs: StoredRecipe };

/** What two people or two tabs made of one recipe: what only one changed is taken, the rest chosen. */
export function ConflictView({ base, theirs }: Props) {
  const mine = useDraft((recipe) => recipe);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const merged: MergedRecipe = mergeRecipes(base, mine, theirs.content);
  const globals = useStore($siteGlobals);
  const names = globals && namesOf({ globals, stored: theirs.view });
  const sides = { mine: inRows(mine), theirs: inRows(theirs.content) };
  return (
    <section className="editor-conflict" aria-labelledby={conflictHeadingId}>
      <h2 id={conflictHeadingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{merged.conflicts.length === 0 ? texts.nothingTwice : texts.text}</p>
      {askedOf(merged, [mine, theirs.content]).map((conflict) => (
        <Decision
          key={conflict.path}
          conflict={conflict}
          told={names && toldOf(conflict, sides, names)}
          choice={choices.get(conflict.path) ?? 'mine'}
          onChoose={(choice) => setChoices(chosen(choices, conflict.path, choice))}
        />
      ))}
      <Settling
        base={base}
        theirs={theirs.content}
        choices={choices}
        decidedAt={merged.conflicts[0]?.path ?? 'title'}
      />
    </section>
  );
}

/** An address that nobody chose goes with the title that made it. */
function askedOf({ conflicts }: MergedRecipe, sides: readonly RecipeContent[]): MergeConflict[] {
  const isTitleAsked = conflicts.some(({ path }) => path === 'title');
  const isMade = isTitleAsked && sides.every(followsTitle);
  return conflicts.filter(({ path }) => path !== 'slug' || !isMade);
}

function chosen(choices: ReadonlyMap<string, Choice>, path: string, choice: Choice) {
  const made: [string, Choice][] = path === 'title' ? [['slug', choice]] : [];
  return new Map([...choices, ...made, [path, choice]]);
}

/** Saves what was chosen once what loses is kept; it is said where that cannot be. */
function Settling({ decidedAt, ...decided }: Decided & { decidedAt: string }) {
  const draft = useRecipeDraft();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const settle = async () => {
    setIsPending(true);
    setFailure(null);
    try {
      const names = await settleConflict(draft, decided);
      if (names.length > 0) notify(texts.kept(names));
      showField(decidedAt);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setIsPending(false);
  };
  return (
    <>
      <Button isPending={isPending} onClick={() => void settle()}>
        {texts.save}
      </Button>
      <div role="alert">
        {failure && (
          <>
            <FieldIssue>{texts.notKept(failure.message)}</FieldIssue>
            <button
              type="button"
              className="kitchen-link"
              onClick={() => {
                settleWithoutKeeping(draft, decided);
                showField(decidedAt);
              }}
            >
              {texts.saveWithoutKeeping}
            </button>
          </>
        )}
      </div>
    </>
  );
}

type Told = { row: string | null; mine: string | null; theirs: string | null };

/** In the words in which the history tells changes. */
const toldOf = (
  { path }: MergeConflict,
  { mine, theirs }: Record<'mine' | 'theirs', RecipeInRows>,
  names: Names,
): Told => ({
  row: toldRowOf(path, mine, names) ?? toldRowOf(path, theirs, names),
  mine: toldSide(path, mine, names),
  theirs: toldSide(path, theirs, names),
});

type DecisionProps = {
  conflict: MergeConflict;
  /** Null until the names of what the recipe refers to are here. */
  told: Told | null;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function Decision({ conflict, told, choice, onChoose }: DecisionProps) {
  const { path } = conflict;
  const field = texts.fieldAt(path);
  const textOf = (text: string | null | undefined) => (told ? (text ?? texts.nothing) : '…');
  return (
    <ConflictChoice
      name={path}
      legend={told?.row ? texts.fieldOf(field, told.row) : field}
      offered={[
        { choice: 'mine', label: texts.mine, text: textOf(told?.mine) },
        { choice: 'theirs', label: texts.theirs, text: textOf(told?.theirs) },
        ...(canBeBoth(conflict) ? [both] : []),
      ]}
      choice={choice}
      onChoose={onChoose}
    />
  );
}

const both = { choice: 'both', label: texts.both, text: null } as const;
