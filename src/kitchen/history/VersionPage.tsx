import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { useValue } from '#stores/use-value.ts';
import { PreviewPane } from '../recipe-editor/preview/PreviewPane.tsx';
import { useRecipeDraft } from '../recipe-editor/draft/use-draft.ts';
import type { VersionProps } from './version-props.ts';
import { Failure } from '../shell/frame/Failure.tsx';

/** The page that visitors would see of a version: the preview of what was kept. */
export function VersionPage({ site, revisions, version }: VersionProps) {
  const { $recipe } = useRecipeDraft();
  const working = useValue($recipe);
  const copy = useValue(revisions.$copies)[version];
  // What was kept is on the server.
  useEffect(() => {
    if (version !== 'now') void revisions.open(version);
  }, [revisions, version]);
  if (version === 'now') return <Page site={site} content={working} />;
  if (copy?.status === 'open') return <Page site={site} content={copy.content} />;
  if (copy?.status === 'failed') {
    return <Failure failure={{ lead: texts.failed, message: copy.failure.message }} />;
  }
  return <p className="kitchen-loading">{texts.loading}</p>;
}

function Page({ site, content }: { site: VersionProps['site']; content: RecipeContent }) {
  const { $stored } = useRecipeDraft();
  const [shown$] = useState(() => atom(content));
  const [focus$] = useState(() => atom<string | null>(null));
  // The pane follows a store, and what is restored is another value.
  useEffect(() => shown$.set(content), [shown$, content]);
  return (
    <div className="history-page">
      <PreviewPane
        siteSlug={site.slug}
        recipeId={$stored.get().id}
        draft$={shown$}
        focus$={focus$}
      />
    </div>
  );
}
