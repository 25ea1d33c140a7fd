import { useId, useMemo } from 'react';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { isShown, listOrders, showsOf } from '#domain/kitchen/lists/list-view.ts';
import { useValue } from '#stores/use-value.ts';
import { $uses } from './known-lists.ts';
import { $view, showInList } from './lists-view.ts';
import { SearchInput } from '../fields/SearchInput.tsx';

const number = new Intl.NumberFormat('en');

/** Search, order, and what the list is narrowed to, each with its number. */
export function EntryFilters({ list, entries }: { list: ListName; entries: readonly ListEntry[] }) {
  const view = useValue($view);
  const uses = useValue($uses);
  const orderId = useId();
  const counts = useMemo(
    () =>
      showsOf[list].map((show) => ({
        show,
        count: entries.filter((entry) => isShown(entry, show, uses ?? {})).length,
      })),
    [list, entries, uses],
  );
  return (
    <search className="list-search-area">
      <div className="list-search-line">
        <SearchInput
          id="entry-search"
          className="list-search"
          aria-label={texts.search}
          placeholder={texts.search}
          most={100}
          value={view.text}
          onChange={({ target }) => showInList({ text: target.value })}
        />
        <label className="list-order" htmlFor={orderId}>
          <span className="visually-hidden">{texts.orderLabel}</span>
          <select
            id={orderId}
            value={view.order}
            onChange={({ target }) => {
              const order = listOrders.find((each) => each === target.value);
              if (order) showInList({ order });
            }}
          >
            {listOrders.map((order) => (
              <option key={order} value={order}>
                {texts.orders[order]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="list-filters">
        <fieldset className="list-states">
          <legend className="visually-hidden">{texts.showLabel}</legend>
          {counts
            // What nothing is in takes no place, unless it is what is shown.
            .filter(({ show, count }) => count > 0 || show === view.show || show === 'all')
            .map(({ show, count }) => (
              <label key={show}>
                <input
                  type="radio"
                  name="show"
                  checked={view.show === show}
                  onChange={() => showInList({ show })}
                />
                {texts.shows[show]}
                <small>{number.format(count)}</small>
              </label>
            ))}
        </fieldset>
      </div>
    </search>
  );
}
