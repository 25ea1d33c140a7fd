import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { firstIngredientGroup } from '#domain/kitchen/fields/first-groups.ts';
import { withField } from '#domain/kitchen/draft/recipe-updates.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { useDraft, useRecipeDraft } from './draft/use-draft.ts';
import { IngredientRows } from './ingredients/IngredientRows.tsx';
import { $siteGlobals, createIngredient, loadSiteGlobals } from './site-globals.ts';

const { sections, saving } = recipeEditorMessages;
const defaults = { groupTitle: sections.ingredients, createIngredient };

export function IngredientsSection() {
  const globals = useStore($siteGlobals);
  const { failure, load } = useLoading();
  return (
    <section className="editor-section">
      <h2>{sections.ingredients}</h2>
      {globals && <Rows {...globals} />}
      {!globals && failure && (
        <p className="editor-issue">
          {failure.message} <Button onClick={load}>{saving.retry}</Button>
        </p>
      )}
    </section>
  );
}

type Pantry = NonNullable<ReturnType<typeof $siteGlobals.get>>;

function Rows({ units, ingredients, language }: Pantry) {
  const draft = useRecipeDraft();
  const written = useDraft((recipe) => recipe.ingredientUsageGroups);
  const [blank] = useState(() => [firstIngredientGroup(crypto.randomUUID(), defaults.groupTitle)]);
  const groups = written.length === 0 ? blank : written;
  const own = useDraft((recipe) => recipe.language);
  const change = (next: IngredientUsageGroup[]) =>
    draft.change({
      field: 'ingredientUsageGroups',
      update: (recipe) => withField(recipe, 'ingredientUsageGroups', next),
    });
  return (
    <IngredientRows
      groups={groups}
      onChange={change}
      units={units}
      ingredients={ingredients}
      language={own ?? language}
      defaults={defaults}
    />
  );
}

function useLoading(): { failure: Failure | null; load: () => void } {
  const [failure, setFailure] = useState<Failure | null>(null);
  const fetchAll = () => {
    loadSiteGlobals().catch((error: unknown) => setFailure(failureOf(error)));
  };
  // What the site knows is outside of React.
  useEffect(fetchAll, []);
  const load = () => {
    setFailure(null);
    fetchAll();
  };
  return { failure, load };
}
