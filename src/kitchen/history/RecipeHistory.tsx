import { useEffect, useMemo, useRef } from 'react';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { installHistoryKeys } from '../drafts/history-keys.ts';
import { useDraft, useRecipeDraft } from '../recipe-editor/draft/use-draft.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { $historyView, followAddress, isWide } from './history-address.ts';
import { recipeRevisions } from './revisions.ts';
import { VersionDetail } from './VersionDetail.tsx';
import { VersionList } from './VersionList.tsx';
import { useNow } from '../clock/use-now.ts';

/** Every copy that was kept of a recipe, and what became of it from one to the next. */
export function RecipeHistory({ site }: { site: OwnSite }) {
  const draft = useRecipeDraft();
  const { id } = useValue(draft.$stored);
  const title = useDraft((recipe) => recipe.title);
  const view = useValue($historyView);
  const sheet = useRef<HTMLDivElement>(null);
  const now = useNow();
  const revisions = useMemo(
    () => recipeRevisions({ siteSlug: site.slug, recipeId: id }),
    [site.slug, id],
  );
  // The address is outside of React.
  useEffect(followAddress, []);
  // Undo by keys takes back what was restored.
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  // Each save may keep the copy that it replaces.
  useEffect(() => {
    let last: number | null = null;
    return draft.$stored.subscribe(({ version }) => {
      if (version !== last) void revisions.refresh();
      last = version;
    });
  }, [draft, revisions]);
  const shown = view.version ?? (isWide() ? 'now' : null);
  return (
    <div className="history" ref={sheet} data-chosen={view.version ?? undefined}>
      <header className="history-head">
        <a className="editor-back" href={recipePath(site.slug, id)}>
          <span aria-hidden>‹ </span>
          {texts.toRecipe}
        </a>
        <h1>
          {texts.heading} <small>{title || texts.untitled}</small>
        </h1>
      </header>
      <Standing href={recipePath(site.slug, id)} />
      <VersionList revisions={revisions} shown={shown} now={now} />
      {shown !== null && (
        <VersionDetail key={shown} site={site} revisions={revisions} version={shown} now={now} />
      )}
    </div>
  );
}

/** Why nothing can be restored just now. */
function Standing({ href }: { href: string }) {
  const draft = useRecipeDraft();
  const role = useComputed(draft.$role);
  const { status } = useValue(draft.$saving);
  return (
    <div aria-live="polite" className="history-standing">
      {status === 'conflict' && (
        <p className="editor-bar">
          {texts.conflict} <a href={href}>{texts.openRecipe}</a>
        </p>
      )}
      {role === 'follower' && (
        <p className="editor-bar">
          {texts.follower}
          <button type="button" className="kitchen-link" onClick={() => void draft.takeOver()}>
            {texts.writeHere}
          </button>
        </p>
      )}
    </div>
  );
}
