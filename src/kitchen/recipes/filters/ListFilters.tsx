import { useState } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { type ListView, recipeOrders } from '#domain/kitchen/recipe-list/list-view.ts';
import { recipeState, recipeStates } from '#domain/kitchen/recipe-list/recipe-row.ts';
import { useValue } from '#stores/use-value.ts';
import { focusList } from '../list-focus.ts';
import { $listView, showView } from '../list-view.ts';
import type { IndexRow } from '../recipe-index.ts';
import { FilterChips } from './FilterChips.tsx';
import { laterDialog } from '../../shell/frame/Later.tsx';

const FilterDialog = laterDialog(async () => (await import('./FilterDialog.tsx')).FilterDialog);

/** Search, state, what is premium or incomplete, everything else that recipes have, and the order. */
export function ListFilters({ rows }: { rows: readonly IndexRow[] }) {
  const view = useValue($listView);
  return (
    <search className="list-search-area">
      <div className="list-search-line">
        <SearchField view={view} />
        <MoreFilters rows={rows} view={view} />
        <Order view={view} />
      </div>
      <div className="list-filters">
        <States rows={rows} view={view} />
        <Toggle view={view} name="isPremium" label={texts.premium} />
        <Toggle view={view} name="isIncomplete" label={texts.incomplete} />
      </div>
      <FilterChips />
    </search>
  );
}

/** The arrow down leads from what was found into the list. */
function SearchField({ view }: { view: ListView }) {
  return (
    <input
      type="search"
      id="recipe-search"
      className="list-search"
      aria-label={texts.search}
      placeholder={texts.search}
      autoComplete="off"
      value={view.text}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        focusList();
      }}
      onChange={({ target }) => showView({ text: target.value })}
    />
  );
}

type Props = { rows: readonly IndexRow[]; view: ListView };

function States({ rows, view }: Props) {
  return (
    <fieldset className="list-states">
      <legend className="visually-hidden">{texts.stateFilter}</legend>
      {[null, ...recipeStates].map((state) => (
        <label key={state}>
          <input
            type="radio"
            name="state"
            checked={view.state === state}
            onChange={() => showView({ state })}
          />
          {texts.states[state ?? 'all']}
          {state !== null && <small>{countOf(rows, state)}</small>}
        </label>
      ))}
    </fieldset>
  );
}

function MoreFilters({ rows, view }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const count = view.terms.length + view.collections.length + (view.language === null ? 0 : 1);
  return (
    <>
      <button
        type="button"
        className="list-toggle"
        aria-haspopup="dialog"
        data-active={count > 0 || undefined}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        {count === 0 ? texts.filters.open : texts.filters.openWith(count)}
      </button>
      {isWanted && <FilterDialog rows={rows} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Order({ view }: { view: ListView }) {
  return (
    <label className="list-order">
      <span className="visually-hidden">{texts.order}</span>
      <select
        value={view.order}
        onChange={({ target }) => {
          const order = recipeOrders.find((each) => each === target.value);
          if (order) showView({ order });
        }}
      >
        {recipeOrders.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </select>
    </label>
  );
}

type ToggleProps = { view: ListView; name: 'isPremium' | 'isIncomplete'; label: string };

function Toggle({ view, name, label }: ToggleProps) {
  return (
    <button
      type="button"
      className="list-toggle"
      aria-pressed={view[name]}
      onClick={() => showView({ [name]: !view[name] })}
    >
      {label}
    </button>
  );
}

const countOf = (rows: readonly IndexRow[], state: string): number =>
  rows.reduce((sum, row) => (recipeState(row) === state ? sum + 1 : sum), 0);
