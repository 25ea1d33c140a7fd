import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { firstInstructionGroup } from '#domain/kitchen/fields/first-groups.ts';
import { isSameData } from '#domain/same-data.ts';
import { stepIngredients } from '#domain/kitchen/steps/step-ingredients.ts';
import { useDraft, useDraftAtRest, useRecipeDraft } from './draft/use-draft.ts';
import { $siteGlobals, type SiteGlobals } from './site-globals.ts';
import { MediaOfRecipe, type RecipeMedia } from './steps/media-of-recipe.ts';
import type { StepsChange } from './steps/step-actions.ts';
import { StepRows } from './steps/StepRows.tsx';

const { sections } = recipeEditorMessages;

export function StepsSection() {
  const globals = useStore($siteGlobals);
  return (
    <section className="editor-section" data-field="instructionGroups">
      <h2>{sections.steps}</h2>
      {globals && <Steps globals={globals} />}
    </section>
  );
}

function Steps({ globals: { units, ingredients, language } }: { globals: SiteGlobals }) {
  const draft = useRecipeDraft();
  const written = useDraft((recipe) => recipe.instructionGroups);
  const [blank] = useState(() => {
    const newId = () => crypto.randomUUID();
    return [firstInstructionGroup(newId(), newId(), sections.method)];
  });
  const groups = written.length === 0 ? blank : written;
  // The steps follow a line of the ingredients once it is written.
  const usages = useDraftAtRest((recipe) => recipe.ingredientUsageGroups);
  const own = useDraft((recipe) => recipe.language);
  const named = useMemo(
    () => stepIngredients(usages, ingredients, own ?? language),
    [usages, ingredients, own, language],
  );
  const change = useCallback(
    ({ field, after, typed, group, begun }: StepsChange) =>
      draft.change({
        field,
        update: (recipe) => {
          const changed = { ...recipe, instructionGroups: [...after] };
          return begun ? withBegun(changed, begun.name, begun.text) : changed;
        },
        ...(typed !== null && { typed }),
        ...(group !== undefined && { group }),
      }),
    [draft],
  );
  return (
    <MediaOfRecipe value={useRecipeMedia()}>
      <StepRows
        groups={groups}
        onChange={change}
        ingredients={named}
        language={own ?? language}
        units={units}
      />
    </MediaOfRecipe>
  );
}

/** The same object until the recipe refers to something else: every save brings a new answer. */
function useRecipeMedia(): RecipeMedia {
  const { $stored, $role } = useRecipeDraft();
  const { referencedImages: images, referencedVideos: videos } = useStore($stored);
  const now = { images, videos, isReadOnly: useStore($role) !== 'writer' };
  const [media, setMedia] = useState<RecipeMedia>(now);
  if (!isSameData(media, now)) setMedia(now);
  return media;
}
