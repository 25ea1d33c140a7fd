import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Sorting, SortingList } from '../sorting/Sorting.tsx';
import { useSortingItem } from '../sorting/use-sorting-item.ts';
import { type Told, useToldPlace } from '../sorting/use-told-place.ts';
import { type RowActs, rowActs, type Rows } from './row-acts.ts';

const { rows: texts } = sitePagesMessages;
const rowsMax = 100;

/** What a row has to know to say where it stands and what its fields lack. */
export type ToldOfRow = { nth: number; issueOf: (field: string) => string | undefined };

type Props<Row extends { id: string }> = {
  name: string;
  rows: readonly Row[];
  /** The same for as long as the list is there. */
  kept: Rows<Row>;
  isReadOnly: boolean;
  add: string;
  empty: string;
  children: (row: Row, acts: RowActs<Row>, told: ToldOfRow) => ReactNode;
};

/** Rows of fields, in an order that is dragged and moved by keys. */
export function RowList<Row extends { id: string }>(props: Props<Row>) {
  const { name, rows, kept, isReadOnly, add, empty, children } = props;
  const [told, setTold] = useState<Told>({ focus: null, said: '' });
  const [acts] = useState(() => rowActs(kept, setTold));
  const issues = useStore(kept.$issues);
  const list = useRef<HTMLDivElement>(null);
  const items = useMemo(() => rows.map(({ id }) => id), [rows]);
  const said = useToldPlace(told, items, (id, place) =>
    texts.moved(acts.titleOf(id), place, items.length),
  );
  useEffect(() => {
    const row = told.focus && list.current?.querySelector(`[data-row="${told.focus}"]`);
    if (row) row.querySelector<HTMLElement>('input, [role="textbox"]')?.focus();
  }, [told]);
  const isFull = rows.length >= rowsMax;
  return (
    <div ref={list} className="site-rows" data-field={name}>
      {rows.length === 0 && <p className="kitchen-meta">{empty}</p>}
      <Sorting
        onMove={acts.drop}
        say={{
          picked: (id) => texts.picked(acts.titleOf(id)),
          over: (_, over) => texts.over(acts.titleOf(over)),
        }}
        instructions={texts.sorting}
      >
        <SortingList id={name} items={items}>
          {rows.map((row, at) => (
            <RowFrame key={row.id} id={row.id} nth={at + 1} {...{ acts, isReadOnly }}>
              {children(row, acts, {
                nth: at + 1,
                issueOf: (field) => issues[`${row.id}.${field}`],
              })}
            </RowFrame>
          ))}
        </SortingList>
      </Sorting>
      {!isReadOnly && (
        <Button variant="quiet" disabled={isFull} onClick={() => acts.add()}>
          {add}
        </Button>
      )}
      {isFull && <p className="kitchen-meta">{texts.full(rowsMax)}</p>}
      <LiveRegion text={said} />
    </div>
  );
}

type FrameProps<Row extends { id: string }> = {
  id: string;
  nth: number;
  acts: RowActs<Row>;
  isReadOnly: boolean;
  children: ReactNode;
};

function RowFrame<Row extends { id: string }>(props: FrameProps<Row>) {
  const { id, nth, acts, isReadOnly, children } = props;
  const { ref, handle } = useSortingItem(id);
  const title = acts.titleOf(id);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey || event.nativeEvent.isComposing || isReadOnly) return;
    event.preventDefault();
    acts.moveBy(id, step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields
    <li ref={ref} className="site-row" data-row={id} onKeyDown={onKey}>
      <span className="site-row-grip" aria-hidden {...(!isReadOnly && handle)}>
        ⋮⋮
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset lays out as no other box */}
      <div className="site-row-fields" role="group" aria-label={texts.nth(title, nth)}>
        {children}
      </div>
      {!isReadOnly && (
        <Menu
          className="member-menu"
          label={texts.actions(title)}
          items={[
            { label: texts.first, onSelect: () => acts.move(id, 0) },
            { label: texts.last, onSelect: () => acts.move(id, Infinity) },
            { label: texts.remove, onSelect: () => acts.remove(id) },
          ]}
        >
          ⋯
        </Menu>
      )}
    </li>
  );
}
