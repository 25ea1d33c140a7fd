import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { completenessMessages as texts } from '#contract/kitchen/recipe/completeness-messages.ts';
import { type Lack, readerOf } from '#domain/kitchen/completeness/lack-kinds.ts';
import { lackNames } from '#domain/kitchen/completeness/lack-names.ts';
import { lacksOf } from '#domain/kitchen/completeness/lacks.ts';
import { bareName } from '#domain/ingredients/languages/bare-name.ts';
import { idsOf } from '#domain/kitchen/naming/entry-of.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { useComputed } from '#stores/use-value.ts';
import { $knownImages } from '../../media/pictures/known-images.ts';
import { useDraftAtRest, useRecipeDraft } from '../draft/use-draft.ts';
import { $siteGlobals } from '../site-globals.ts';
import { LackItem } from './LackItem.tsx';
import { silencedOf, withoutSilenced } from './silenced.ts';

const readers = ['readers', 'search'] as const;

/** What readers and search engines still miss; each leads to the place where it is mended. */
export function CompletenessPane({ recipeId }: { recipeId: string }) {
  const { lacks, nameOf } = useLacks();
  const [silenced] = useState(() => silencedOf(recipeId));
  const marks = useStore(silenced.$marks);
  const { told, silenced: left } = withoutSilenced(lacks, marks);
  return (
    <section className="completeness" aria-labelledby="completeness-heading">
      <h2 id="completeness-heading">{texts.heading}</h2>
      {readers.map((reader) => {
        const own = told.filter(({ kind }) => readerOf(kind) === reader);
        if (own.length === 0) return null;
        return (
          <section key={reader} aria-labelledby={`completeness-${reader}`}>
            <h3 id={`completeness-${reader}`}>{texts.groups[reader]}</h3>
            <ul>
              {own.map((lack) => (
                <LackItem
                  key={lack.kind}
                  lack={lack}
                  nameOf={nameOf}
                  onLeave={() => silenced.silence(lack)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <output className="completeness-end">
        {told.length > 0 && texts.advice}
        {told.length === 0 && (left > 0 ? texts.nothingElse : texts.nothing)}
      </output>
      {left > 0 && (
        <p className="kitchen-meta">
          {texts.left(left)}{' '}
          <button type="button" className="kitchen-link" onClick={silenced.askAgain}>
            {texts.askAgain}
          </button>
        </p>
      )}
    </section>
  );
}

/** Computed between words, so that no key waits. */
function useLacks(): { lacks: Lack[]; nameOf: ReturnType<typeof lackNames> } {
  const draft = useRecipeDraft();
  const { referencedImages } = useStore(draft.$stored);
  const images = useComputed($knownImages);
  const globals = useStore($siteGlobals);
  const recipe = useDraftAtRest((whole) => whole);
  const language = recipe.language ?? globals?.language ?? 'en';
  const known = useMemo(() => {
    const titles = new Map(
      globals?.ingredients.flatMap(({ title, ...named }) =>
        idsOf(named).map((id) => [id, title] as const),
      ),
    );
    const alternatives = new Map(referencedImages.map(({ id, alt }) => [id, alt]));
    return {
      titleOf: ({ ingredientTitleOverride: own, ingredientId, unitId }: IngredientUsage) => {
        const title = own ?? (ingredientId === null ? null : (titles.get(ingredientId) ?? null));
        return title === null || unitId === null ? title : bareName(title, language);
      },
      // Of what is not known here, nothing is said.
      isDescribed: (id: string) => (images[id]?.image.alt ?? alternatives.get(id)) !== '',
      language,
    };
  }, [globals, referencedImages, images, language]);
  return useMemo(
    () => ({
      lacks: lacksOf(recipe, known),
      nameOf: lackNames(recipe, known),
    }),
    [recipe, known],
  );
}
