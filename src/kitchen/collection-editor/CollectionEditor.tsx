import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { collectionEditorMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { collectionsPath, recipesInPath } from '#domain/kitchen/kitchen-paths.ts';
import { DraftBars } from '../drafts/DraftBars.tsx';
import { HistoryButtons } from '../drafts/HistoryButtons.tsx';
import { installHistoryKeys } from '../drafts/history-keys.ts';
import { ReturnOfFocus } from '../drafts/ReturnOfFocus.tsx';
import { keepPressesSteady } from '../recipe-editor/steady-presses.ts';
import { followIndex } from '../recipes/recipe-index.ts';
import { later } from '../shell/frame/Later.tsx';
import { offerCommands } from '../shell/palette/palette.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { BesideCollection } from './BesideCollection.tsx';
import { useCollectionDraft } from './collection-draft.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { CollectionStatus } from './CollectionStatus.tsx';

// Few ever meet a conflict, and who does is online.
const CollectionConflict = later(
  async () => (await import('./CollectionConflict.tsx')).CollectionConflict,
);

/** A collection, its page beside it. */
export function CollectionEditor({ site }: { site: OwnSite }) {
  const draft = useCollectionDraft();
  const state = useStore(draft.$saving);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(followIndex, []);
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  useEffect(() => (sheet.current ? keepPressesSteady(sheet.current) : undefined), []);
  useCommands(site.slug);
  return (
    <div className="editor" ref={sheet}>
      <header className="editor-head collection-head">
        <a className="editor-back" href={collectionsPath(site.slug)}>
          <span aria-hidden>‹ </span>
          {texts.toList}
        </a>
        <CollectionStatus site={site} />
        <HistoryButtons draft={draft} />
      </header>
      <DraftBars draft={draft}>
        {state.status === 'conflict' && (
          <CollectionConflict base={state.base} theirs={state.theirs} />
        )}
      </DraftBars>
      <div className="editor-columns-of-two">
        <CollectionFields site={site} />
        <BesideCollection site={site} />
      </div>
      <ReturnOfFocus $place={draft.$place} />
    </div>
  );
}

/** What the palette leads to from here. */
function useCommands(siteSlug: string): void {
  const { $stored } = useCollectionDraft();
  useEffect(
    () =>
      offerCommands([
        {
          id: 'recipes-in',
          group: 'screens',
          label: texts.inRecipes,
          run: { href: recipesInPath(siteSlug, $stored.get().id) },
        },
      ]),
    [$stored, siteSlug],
  );
}
