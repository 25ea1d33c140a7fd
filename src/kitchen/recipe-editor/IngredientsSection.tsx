import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { ingredientRowsMessages as rowsTexts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { savingMessages as saving } from '#contract/kitchen/shell/saving-messages.ts';
import { unitsInLanguage } from '#domain/ingredients/own-units/said-units.ts';
import { languageName } from '#domain/kitchen/fields/entered-language.ts';
import { firstIngredientGroup } from '#domain/kitchen/fields/first-groups.ts';
import { changedField } from '#domain/kitchen/ingredient-rows/changed-row.ts';
import { withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { withField } from '#domain/kitchen/draft/recipe-updates.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/Button.tsx';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import { useDraft, useRecipeDraft } from './draft/use-draft.ts';
import { setLanguage } from './ingredients/set-language.ts';
import type { OnGroups } from './ingredients/actions/rows-state.ts';
import { IngredientRows } from './ingredients/IngredientRows.tsx';
import {
  $siteGlobals,
  $siteGlobalsFailure,
  changeIngredient,
  createIngredient,
  loadSiteGlobals,
} from './site-globals.ts';
import { later } from '../shell/frame/Later.tsx';

const SeemingLanguage = later(
  async () => (await import('./ingredients/SeemingLanguage.tsx')).SeemingLanguage,
);

const { sections } = recipeEditorMessages;
const pantryChanges = { createIngredient, changeIngredient };
const defaults = { groupTitle: sections.ingredients, pantryChanges };

export function IngredientsSection() {
  const globals = useStore($siteGlobals);
  const failure = useStore($siteGlobalsFailure);
  return (
    <section className="editor-section" data-field="ingredientUsageGroups">
      <h2>{sections.ingredients}</h2>
      {globals && <Rows {...globals} />}
      {!globals && failure && (
        <FieldIssue>
          {failure.message} <Button onClick={() => void loadSiteGlobals()}>{saving.retry}</Button>
        </FieldIssue>
      )}
    </section>
  );
}

type Pantry = NonNullable<ReturnType<typeof $siteGlobals.get>>;

function Rows({ units, ownUnits, ingredients, language }: Pantry) {
  const draft = useRecipeDraft();
  const written = useDraft((recipe) => recipe.ingredientUsageGroups);
  const [blank] = useState(() => [firstIngredientGroup(crypto.randomUUID(), defaults.groupTitle)]);
  const groups = written.length === 0 ? blank : written;
  const own = useDraft((recipe) => recipe.language);
  const said = useMemo(
    () => unitsInLanguage({ units, ...(ownUnits && { ownUnits }) }, own ?? language),
    [units, ownUnits, own, language],
  );
  const change: OnGroups = (next, { typed, settles } = {}) =>
    draft.change({
      field: changedField(groups, next),
      update: (recipe) => {
        const changed = withField(recipe, 'ingredientUsageGroups', next);
        return settles === undefined ? changed : withBegun(changed, settles, null);
      },
      ...(typed !== undefined && { typed }),
    });
  const readIn = (found: string, next?: IngredientUsageGroup[]) => {
    setLanguage(draft, {
      language: found,
      siteLanguage: language,
      ...(next && { groups: next }),
    });
    tellOfDraft(rowsTexts.readIn(languageName(found)), () =>
      setLanguage(draft, { language: null, siteLanguage: language, isTakenBack: true }),
    );
  };
  return (
    <>
      {!own && <SeemingLanguage language={language} onTake={(found) => readIn(found)} />}
      <IngredientRows
        groups={groups}
        onChange={change}
        units={said}
        ingredients={ingredients}
        language={own ?? language}
        defaults={defaults}
        // A language that the cook chose is no guess to be mended.
        onLanguage={own ? undefined : readIn}
      />
    </>
  );
}
