import { useEffect, useState } from 'react';
import type { ImportItemView, ImportView } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { recipePath, sitePagePath } from '#domain/kitchen/kitchen-paths.ts';
import { Button } from '#ui/Button.tsx';
import { siteSlugHere } from '../../shell/network/address.ts';
import { places, useLeadOn } from '../led-focus.ts';
import { PublishImport } from './PublishImport.tsx';
import { loadItems, makeAllDrafts, type Shown } from './reports.ts';
import { UndoImport } from './UndoImport.tsx';

const texts = recipeImportMessages.report;
const shows = ['noted', 'page', 'repeated', 'unread', 'made', 'collected', 'undone'] as const;

/** What became of each thing of an import: first what a cook should look at. */
export function ImportReport({ brought }: { brought: ImportView }) {
  const { id, counts } = brought;
  const there = shows.filter((each) => counts[each] > 0);
  const [chosen, choose] = useState<Shown | null>(null);
  useLeadOn(places.reportOf(id), counts);
  const show = chosen !== null && counts[chosen] > 0 ? chosen : there[0];
  return (
    <div className="import-report">
      <PublishImport id={id} counts={counts} />
      {show === undefined && <p className="kitchen-meta">{texts.none}</p>}
      <fieldset className="import-actions" aria-label={texts.show}>
        {there.map((each) => (
          <Button
            key={each}
            variant="quiet"
            aria-pressed={each === show}
            onClick={() => choose(each)}
          >
            {`${texts.shows[each]} ${counts[each]}`}
          </Button>
        ))}
      </fieldset>
      {show !== undefined && (
        <>
          <p className="kitchen-meta">{texts.hints[show]}</p>
          <Items key={`${show} ${counts[show]}`} id={id} show={show} />
        </>
      )}
      <div className="import-actions">
        {show === 'repeated' && (
          <Button variant="quiet" onClick={() => void makeAllDrafts(id)}>
            {texts.makeAll}
          </Button>
        )}
        {counts.made + counts.collected + counts.page > 0 && <UndoImport id={id} counts={counts} />}
      </div>
    </div>
  );
}

function Items({ id, show }: { id: string; show: Shown }) {
  const [items, setItems] = useState<readonly ImportItemView[]>([]);
  const [total, setTotal] = useState(0);
  const load = async (offset: number) => {
    const page = await loadItems(id, show, offset);
    if (!page) return;
    setItems((known) => [...known.slice(0, offset), ...page.items]);
    setTotal(page.total);
  };
  useEffect(() => {
    void load(0);
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown is another list with another key
  }, []);
  return (
    <>
      <ul className="import-items">
        {items.map((item) => (
          <li key={item.key}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      {items.length < total && (
        <Button variant="quiet" onClick={() => void load(items.length)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Item({ item: { title, state, recipeId, notes } }: { item: ImportItemView }) {
  const isLinked = recipeId !== null && state === 'made';
  return (
    <>
      {isLinked ? <a href={recipePath(siteSlugHere(), recipeId)}>{title}</a> : <span>{title}</span>}
      {state === 'repeated' && (
        <span className="kitchen-meta">
          {recipeId === null ? (
            texts.repeatsFile
          ) : (
            <a href={recipePath(siteSlugHere(), recipeId)}>{texts.repeats}</a>
          )}
        </span>
      )}
      <Notes notes={notes} />
    </>
  );
}

/** Addresses that lead on can be a hundred of one item: they stand folded behind their number. */
function Notes({ notes }: Pick<ImportItemView, 'notes'>) {
  const leads = notes.filter(({ kind }) => kind === 'leads');
  const others = notes.flatMap(({ kind, text }) => (kind === 'leads' ? [] : [{ kind, text }]));
  return (
    <>
      {others.length > 0 && (
        <ul className="import-notes">
          {others.map(({ kind, text }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- nothing moves in a report
            <li key={at}>
              {texts.notes[kind] !== '' && <b>{texts.notes[kind]}: </b>}
              <NoteText kind={kind} text={text} />
            </li>
          ))}
        </ul>
      )}
      {leads.length > 0 && (
        <details className="import-leads">
          <summary>{texts.leads(leads.length)}</summary>
          <ul className="import-notes">
            {leads.map(({ text }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- nothing moves in a report
              <li key={at} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What stood in the file, or a page of the site by its name. */
function NoteText({ kind, text }: ImportItemView['notes'][number]) {
  if (kind === 'written' && isKeyOf(texts.pages, text)) {
    return <a href={sitePagePath(siteSlugHere(), text)}>{texts.pages[text]}</a>;
  }
  if (kind !== 'there' || !isKeyOf(texts.there, text)) return <span dir="auto">{text}</span>;
  const said = texts.there[text];
  return isKeyOf(texts.pages, text) ? (
    <a href={sitePagePath(siteSlugHere(), text)}>{said}</a>
  ) : (
    <span>{said}</span>
  );
}

const isKeyOf = <Names extends object>(
  names: Names,
  name: string | number | symbol,
): name is keyof Names => Object.hasOwn(names, name);
