import type { FilterChoice, FilterGroup } from './filter-option.ts';

type Props = {
  group: FilterGroup;
  chosen: readonly string[];
  /** The options with their counts in the current results; null if there are none yet. */
  found: readonly FilterChoice[] | null;
  onChoose: (slug: string) => void;
};

export function FilterOptions({ group: { kind, label, options }, chosen, found, onChoose }: Props) {
  const countOf = ({ slug, recipeCount }: FilterChoice) =>
    found ? (found.find((each) => each.slug === slug)?.recipeCount ?? 0) : recipeCount;
  return (
    <fieldset className="filter-group" tabIndex={-1}>
      <legend>{label}</legend>
      <ul>
        {options.map((option) => {
          const isChosen = chosen.includes(option.slug);
          const count = countOf(option);
          return (
            <li key={option.slug}>
              <label className="checkbox-field">
                <input
                  type="checkbox"
                  name={kind}
                  value={option.slug}
                  checked={isChosen}
                  disabled={count === 0 && !isChosen}
                  onChange={() => onChoose(option.slug)}
                />
                <span>
                  {option.title} <small>{count}</small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
