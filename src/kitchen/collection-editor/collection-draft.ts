import { createContext, use, useSyncExternalStore } from 'react';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import { begunIn } from '#domain/kitchen/draft/begun-fields.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import type { CollectionView } from '#contract/site/collection.ts';
import {
  type CollectionContent,
  collectionContentOf,
  isSameCollection,
  writtenCollection,
} from '#domain/kitchen/collections/collection-content.ts';
import { collectionRecipesMax } from '#domain/recipe/actions/recipe-action.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import type { Failure } from '#stores/failure.ts';
import { byField } from '../drafts/by-field.ts';
import type { DraftKind, ToldIssues } from '../drafts/draft-kind.ts';
import type { Draft } from '../drafts/open-draft.ts';
import { outcomeOf } from '../drafts/saving/outcome.ts';
import type { DraftCalls } from '../drafts/saving/draft-calls.ts';
import type { Stored } from '../drafts/saving/saving-state.ts';
import { call } from '../shell/network/connection.ts';

export type StoredCollection = Stored<CollectionContent, CollectionView>;
export type CollectionDraft = Draft<CollectionContent, CollectionView>;

const { issues: texts } = collectionEditorMessages;
const timeoutMs = 15_000;

const storedOf = (view: CollectionView): StoredCollection => ({
  version: view.version,
  content: collectionContentOf(view),
  view,
});

function callsOf(
  siteSlug: string,
  collectionId: string,
): DraftCalls<CollectionContent, CollectionView> {
  const collection = manageApi[':siteSlug'].collections[':collectionId'];
  const param = { siteSlug, collectionId };
  const ask = (run: (signal: AbortSignal) => Promise<StoredCollection>) =>
    outcomeOf(call(run, timeoutMs));
  return {
    read: () =>
      ask(async (signal) => {
        // A tab that comes back would else be shown what the browser kept.
        const init = { signal, cache: 'no-store' } as const;
        return storedOf((await jsonOf(await collection.$get({ param }, { init }))).collection);
      }),
    write: (content, version) =>
      ask(async (signal) => {
        const json = writtenCollection(content);
        const sent = { headers: { 'If-Match': `"${version}"` }, init: { signal } };
        return storedOf((await jsonOf(await collection.$put({ param, json }, sent))).collection);
      }),
  };
}

/** What cannot be saved of a collection as it stands. */
function breachesOf(content: CollectionContent): ToldIssues {
  const { title, slug, recipeIds } = content;
  return {
    ...('youtubeVideoId' in begunIn(content) && {
      youtubeVideoId: limits.unreadable.youtubeVideoId,
    }),
    ...(title.trim() === '' && { title: texts.title }),
    ...(!isSlug(slug) && { slug: texts.slug }),
    ...(recipeIds.length > collectionRecipesMax && { recipeIds: texts.recipes }),
  };
}

function ownRefusal(content: CollectionContent): Failure | null {
  const issues = breachesOf(content);
  const [message] = Object.values(issues);
  return message === undefined ? null : { code: null, message, lead: null, issues };
}

export const collectionKind: DraftKind<CollectionContent, CollectionView> = {
  name: 'collection',
  callsOf,
  storedOf,
  isSame: isSameCollection,
  toldIssues: (content, refused) => ({ ...byField(refused), ...breachesOf(content) }),
  ownRefusal,
  // Visitors see what is saved, so it waits until a sentence is likely to be whole.
  pace: { afterChangeMs: 2500, whileTypingMs: 20_000 },
};

/** The collection that the editor is about. */
export const CollectionScope = createContext<CollectionDraft | null>(null);

export function useCollectionDraft(): CollectionDraft {
  const draft = use(CollectionScope);
  if (draft === null) throw new Error('This view needs a CollectionScope around it');
  return draft;
}

/** A part of the collection as it stands; the view is rendered again when that is another value. */
export function useCollection<Part>(selector: (content: CollectionContent) => Part): Part {
  const { $content } = useCollectionDraft();
  return useSyncExternalStore(
    (render) => $content.listen(() => render()),
    () => selector($content.get()),
  );
}
