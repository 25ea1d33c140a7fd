import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import type { Origin } from '#domain/import/read-recipe.ts';
import type { Doubts } from './doubts.ts';

/** Where a part comes from: quietly, since it stands on every one. */
export const Mark = ({ origin }: { origin: Origin }) => (
  <span className="import-mark" data-origin={origin} title={texts.origins[origin]}>
    <span className="visually-hidden">{`(${texts.origins[origin]})`}</span>
  </span>
);

/** What a cook has to look at, and why. */
export const Check = ({ why }: { why: string }) => (
  <small className="import-check">{texts.check(why)}</small>
);

/** Says once where the recipe comes from, what the marks on its parts say and how many to look at. */
export function Legend({ overall, count }: Doubts) {
  const shown = shownOrigins[overall];
  return (
    <div className="import-legend kitchen-meta">
      <p>
        {[texts.overall[overall], count > 0 && texts.doubts(count), texts.changeable]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul aria-hidden>
        {shown.map((origin) => (
          <li key={origin}>
            <span className="import-mark" data-origin={origin} />
            {texts.origins[origin]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const shownOrigins: Record<Doubts['overall'], Origin[]> = {
  exact: ['exact'],
  mostlyExact: ['exact', 'read'],
  mostlyRead: ['exact', 'read'],
  read: ['read'],
};
