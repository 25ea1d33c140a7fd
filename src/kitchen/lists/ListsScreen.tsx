import { useEffect, useMemo } from 'react';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import { languageName } from '#domain/kitchen/fields/entered-language.ts';
import { listPath } from '#domain/kitchen/kitchen-paths.ts';
import { type ListName, listNames } from '#domain/kitchen/lists/list-names.ts';
import { wholeList } from '#domain/kitchen/lists/list-view.ts';
import { defaultLanguage, primaryLanguage } from '#domain/text/language.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import { later, laterDialog } from '../shell/frame/Later.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { EntryFilters } from './EntryFilters.tsx';
import { openTyped } from './entry/typed-values.ts';
import { EntryRows } from './EntryRows.tsx';
import {
  $entries,
  $lists,
  $listsFailure,
  $shownEntries,
  followLists,
  loadLists,
} from './known-lists.ts';
import {
  $isCreating,
  $list,
  $openEntry,
  $view,
  followListAddress,
  setCreating,
  showInList,
} from './lists-view.ts';
import { PickedEntries } from './PickedEntries.tsx';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

const EntryPanel = later(async () => (await import('./entry/EntryPanel.tsx')).EntryPanel);
const CreateDialog = laterDialog(async () => (await import('./CreateDialog.tsx')).CreateDialog);

export function ListsScreen() {
  return <Shell>{(site) => <Lists site={site} />}</Shell>;
}

function Lists({ site }: { site: OwnSite }) {
  const list = useValue($list);
  const view = useValue($view);
  const entries = useComputed($entries);
  const shown = useComputed($shownEntries);
  const failure = useValue($listsFailure);
  const isCreating = useValue($isCreating);
  useEffect(() => {
    // The address, the device and the server are outside of React.
    const stops = [openTyped(), followListAddress(), followLists()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div className="lists">
      <Head site={site} list={list} />
      {failure && entries === null && (
        <NotLoaded texts={texts} failure={failure} onAgain={loadLists} />
      )}
      {entries?.length === 0 && <Nothing list={list} />}
      {entries && shown && entries.length > 0 && (
        <>
          <EntryFilters list={list} entries={entries} />
          {list === 'units' && <UnitsIntro />}
          <div className="lists-body">
            {shown.length > 0 ? (
              // Another question begins at the top.
              <EntryRows key={JSON.stringify([list, view])} list={list} rows={shown} />
            ) : (
              <NothingFound />
            )}
            <Beside list={list} />
          </div>
          <PickedEntries list={list} entries={entries} shown={shown} />
        </>
      )}
      {isCreating && <CreateDialog list={list} onClose={() => setCreating(false)} />}
    </div>
  );
}

function UnitsIntro() {
  const language = useValue($lists)?.language ?? defaultLanguage;
  return (
    <p className="lists-intro kitchen-meta">
      {texts.unitsIntro(languageName(primaryLanguage(language)))}
    </p>
  );
}

function Head({ site, list }: { site: OwnSite; list: ListName }) {
  const entries = useComputed($entries);
  const shown = useComputed($shownEntries);
  return (
    <>
      <header className="list-head">
        <h1>{texts.headings[list]}</h1>
        {entries && shown && (
          <p className="kitchen-meta" aria-live="polite">
            {texts.count(shown.length, entries.length)}
          </p>
        )}
        {list !== 'units' && entries?.length !== 0 && (
          <Button className="list-new" onClick={() => setCreating(true)}>
            {texts.create.open[list]}
          </Button>
        )}
      </header>
      <nav className="lists-nav" aria-label={texts.lists}>
        {listNames.map((name) => (
          <a
            key={name}
            href={listPath(site.slug, name)}
            aria-current={name === list ? 'page' : undefined}
          >
            {texts.headings[name]}
          </a>
        ))}
      </nav>
    </>
  );
}

function Nothing({ list }: { list: ListName }) {
  return (
    <>
      <div className="list-message list-empty">
        <h2>{texts.empty.heading[list]}</h2>
        <p>{texts.empty.text[list]}</p>
        <Button onClick={() => setCreating(true)}>{texts.create.open[list]}</Button>
      </div>
      <Ghosts kind="rows" />
    </>
  );
}

function NothingFound() {
  return (
    <div className="list-message" aria-live="polite">
      <h2>{texts.nothing.heading}</h2>
      <p>{texts.nothing.text}</p>
      <Button
        variant="quiet"
        onClick={() => {
          showInList({ ...wholeList, order: $view.get().order });
          document.querySelector<HTMLElement>('#entry-search')?.focus();
        }}
      >
        {texts.nothing.clear}
      </Button>
    </div>
  );
}

function Beside({ list }: { list: ListName }) {
  const open = useValue($openEntry);
  const entries = useComputed($entries);
  // Who merges what is open goes on in the same panel, with what it became.
  const entry = useMemo(
    () => entries?.find((each) => [each, ...each.formerly].some(({ id }) => id === open)) ?? null,
    [entries, open],
  );
  return entry === null ? null : <EntryPanel list={list} entry={entry} />;
}
