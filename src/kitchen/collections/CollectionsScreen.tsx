import { useEffect } from 'react';
import { collectionsMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { findTitled } from '#domain/kitchen/find-titled.ts';
import { failureOf } from '#stores/failure.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Choices } from '../preview/Choices.tsx';
import { followIndex } from '../recipes/recipe-index.ts';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { $collections, $listState, followCollections, loadCollections } from './collection-list.ts';
import { CollectionCards } from './CollectionCards.tsx';
import { createCollection } from './create-collection.ts';
import { DeletedCollections } from './DeletedCollections.tsx';
import { $shown, collectionViews, followListAddress, showList } from './list-address.ts';
import { SearchInput } from '../fields/SearchInput.tsx';
import { useNamedField } from '../fields/use-named-field.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function CollectionsScreen() {
  return <Shell>{(site) => <Collections site={site} />}</Shell>;
}

function Collections({ site }: { site: OwnSite }) {
  const state = useComputed($listState);
  const all = useComputed($collections);
  const { view, words } = useValue($shown);
  useNamedField();
  useEffect(() => {
    // The address and the server are outside of React.
    const stops = [followListAddress(), followCollections(), followIndex()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const shown = all && findTitled(all.map(labelled), words, all.length).map(({ each }) => each);
  const hasSome = all !== null && all.length > 0;
  return (
    <div className="collections">
      <header className="list-head">
        <h1>{texts.heading}</h1>
        {hasSome && shown && (
          <p className="kitchen-meta">{texts.count(shown.length, all.length)}</p>
        )}
        {hasSome && (
          <Button
            className="list-new"
            data-field="newCollection"
            onClick={() => void createCollection()}
          >
            {texts.newCollection}
          </Button>
        )}
      </header>
      {state.status === 'rejected' && all === null && (
        <NotLoaded texts={texts} failure={failureOf(state.error)} onAgain={loadCollections} />
      )}
      {all?.length === 0 && <NoCollection />}
      {hasSome && shown && (
        <>
          <Tools view={view} words={words} />
          {shown.length === 0 ? (
            <div className="list-message" aria-live="polite">
              <p>{texts.nothingFound(words.trim())}</p>
              <Button variant="quiet" onClick={() => showList({ words: '' })}>
                {texts.clear}
              </Button>
            </div>
          ) : (
            <CollectionCards
              collections={shown}
              view={view}
              isWhole={words.trim() === ''}
              siteSlug={site.slug}
            />
          )}
        </>
      )}
      {all && <DeletedCollections />}
    </div>
  );
}

const labelled = <Each extends { title: string }>(each: Each) => ({ label: each.title, each });

function Tools({ view, words }: { view: (typeof collectionViews)[number]; words: string }) {
  return (
    <div className="collections-tools">
      <SearchInput
        id="collection-search"
        aria-label={texts.search}
        placeholder={texts.search}
        most={100}
        value={words}
        onChange={({ target }) => showList({ words: target.value })}
      />
      <Choices
        label={texts.views.label}
        options={texts.views}
        values={collectionViews}
        chosen={view}
        onChoose={(chosen) => showList({ view: chosen })}
      />
    </div>
  );
}

function NoCollection() {
  return (
    <>
      <div className="list-message list-empty">
        <h2>{texts.blank.heading}</h2>
        <p>{texts.blank.text}</p>
        <Button data-field="newCollection" onClick={() => void createCollection()}>
          {texts.newCollection}
        </Button>
      </div>
      <Ghosts kind="tiles" />
    </>
  );
}
