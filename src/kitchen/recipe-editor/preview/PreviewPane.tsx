import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { frameTargetOf } from '#domain/kitchen/preview-frame.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { PreviewPane as PagePreview } from '../../preview/PreviewPane.tsx';
import { frameLinks } from './preview-links.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import { recipePage } from './recipe-page.ts';

type Props = {
  siteSlug: string;
  recipeId: string;
  /** The recipe as it stands in the editor. */
  draft$: ReadableAtom<RecipeContent>;
  /** What is edited: the id of an ingredient usage or an instruction, or a field's name. */
  focus$: ReadableAtom<string | null>;
};

/** The page of the recipe, and the links by which friends see it. */
export function PreviewPane({ siteSlug, recipeId, draft$, focus$ }: Props) {
  const [shown] = useState(() => {
    const edited = { siteSlug, draft$, pageOf: recipePage(recipeId) };
    return { edited, openUrl: frameLinks({ siteSlug, recipeId }) };
  });
  return (
    <PagePreview {...shown} focus$={focus$} targetOf={frameTargetOf}>
      <PreviewLinks siteSlug={siteSlug} recipeId={recipeId} />
    </PagePreview>
  );
}
