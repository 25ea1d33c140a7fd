import { recipeListMessages as texts } from '#contract/kitchen/recipe-list-messages.ts';
import { type ListView, recipeOrders } from '#domain/kitchen/recipe-list/list-view.ts';
import {
  type RecipeRow,
  recipeState,
  recipeStates,
} from '#domain/kitchen/recipe-list/recipe-row.ts';
import { useValue } from '#stores/use-value.ts';
import { $listView, showView } from './list-view.ts';

const orders = Object.fromEntries(recipeOrders.map((order) => [order, texts.orders[order]]));

/** Search, state, what is premium or incomplete, and the order. */
export function ListFilters({ rows }: { rows: readonly RecipeRow[] }) {
  const view = useValue($listView);
  return (
    <search className="list-filters">
      <input
        type="search"
        id="recipe-search"
        className="list-search"
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        value={view.text}
        onChange={({ target }) => showView({ text: target.value })}
      />
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
      <Toggle view={view} name="isPremium" label={texts.premium} />
      <Toggle view={view} name="isIncomplete" label={texts.incomplete} />
      <label className="list-order">
        <span className="visually-hidden">{texts.order}</span>
        <select
          value={view.order}
          onChange={({ target }) => {
            const order = recipeOrders.find((each) => each === target.value);
            if (order) showView({ order });
          }}
        >
          {Object.entries(orders).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </search>
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

const countOf = (rows: readonly RecipeRow[], state: string): number =>
  rows.reduce((sum, row) => (recipeState(row) === state ? sum + 1 : sum), 0);
