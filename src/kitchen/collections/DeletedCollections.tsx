import { useState } from 'react';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { collectionsMessages } from '#contract/kitchen/lists/collections-messages.ts';
import type { DeletedCollectionView } from '#contract/site/deleted-collection.ts';
import { daysLeft } from '#domain/recipe/deleted-recipe.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { restoreCollection } from './collection-deeds.ts';
import { currentTime } from '../clock/server-clock.ts';

const { deleted: texts, recipes } = collectionsMessages;

type Shown =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'here'; rows: readonly DeletedCollectionView[]; now: number };

/** What was deleted in the last thirty days, asked for when it is opened. */
export function DeletedCollections() {
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  const load = async () => {
    try {
      setShown({ status: 'here', rows: await listDeleted(), now: currentTime() });
    } catch (error) {
      setShown({ status: 'failed', reason: failureOf(error).message });
    }
  };
  const restore = async ({ id, title }: DeletedCollectionView) => {
    await restoreCollection(id, title);
    await load();
  };
  return (
    <details
      className="collections-deleted"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load();
      }}
    >
      <summary>{texts.heading}</summary>
      {shown.status === 'loading' && <p className="kitchen-meta">{texts.loading}</p>}
      {shown.status === 'failed' && <p role="alert">{shown.reason}</p>}
      {shown.status === 'here' && shown.rows.length === 0 && (
        <p className="kitchen-meta">{texts.none}</p>
      )}
      {shown.status === 'here' && (
        <ul>
          {shown.rows.map((row) => (
            <li key={row.id}>
              <span className="collection-title">{row.title}</span>
              <span className="kitchen-meta">
                {recipes(row.recipeCount)} ·{' '}
                {texts.left(daysLeft(Date.parse(row.endsAt), shown.now))}
              </span>
              <button
                type="button"
                className="kitchen-link"
                aria-label={texts.restoreNamed(row.title)}
                onClick={() => void restore(row)}
              >
                {texts.restore}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

async function listDeleted(): Promise<readonly DeletedCollectionView[]> {
  const param = { siteSlug: siteSlugHere() };
  const query = { limit: '100' };
  const answer = await call(() =>
    manageApi[':siteSlug']['deleted-collections'].$get({ param, query }),
  );
  return (await jsonOf(answer)).deletedCollections;
}
