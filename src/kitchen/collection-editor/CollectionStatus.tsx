import { useStore } from '@nanostores/react';
import { collectionEditorMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { savingMessages } from '#contract/kitchen/shell/saving-messages.ts';
import { changedPages } from '#domain/kitchen/collections/changed-pages.ts';
import { collectionContentOf } from '#domain/kitchen/collections/collection-content.ts';
import { collectionPath } from '#domain/publishing/site-paths.ts';
import { useValue } from '#stores/use-value.ts';
import { timeOrDay } from '../clock/day-words.ts';
import { SavingStatus } from '../drafts/SavingStatus.tsx';
import { $rows } from '../recipes/recipe-index.ts';
import { siteAddress } from '../shell/network/address.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { showConflict } from '../recipe-editor/conflict/show-conflict.ts';
import { useCollection, useCollectionDraft } from './collection-draft.ts';
import { canShowField, showField } from '../fields/show-field.ts';

/** Whether visitors see what stands here, and how many pages change where they do not yet. */
export function CollectionStatus({ site }: { site: OwnSite }) {
  const draft = useCollectionDraft();
  const { slug, updatedAt } = useStore(draft.$stored);
  const pages = useChangedPages();
  const { saving } = texts;
  const waiting = pages === 0 ? saving.waiting : `${saving.waiting} · ${texts.pages(pages)}`;
  const href = new URL(collectionPath(slug), siteAddress(site.slug)).href;
  const saved = (
    <a href={href} title={texts.seeLive}>
      <span>{saving.saved}</span> <time dateTime={updatedAt}>{timeOrDay(updatedAt)}</time>
    </a>
  );
  const said = { ...savingMessages, ...saving, waiting };
  return <SavingStatus {...{ draft, saved, canShowField, showField, showConflict }} texts={said} />;
}

/** What is known of the recipes tells how many pages name the collection. */
function useChangedPages(): number {
  const draft = useCollectionDraft();
  const rows = useValue($rows);
  const before = collectionContentOf(useStore(draft.$stored));
  const after = useCollection((content) => content);
  const published = new Set(rows?.flatMap((row) => (row.publishedAt === null ? [] : [row.id])));
  return changedPages(before, after, (id) => published.has(id));
}
