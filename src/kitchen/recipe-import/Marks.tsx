import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import { type Origin, origins } from '#domain/import/read-recipe.ts';
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
  const said = [texts.overall[overall], count > 0 && texts.doubts(count), texts.changeable];
  const single = overall === 'exact' || overall === 'read' ? overall : null;
  return (
    <div className="import-legend kitchen-meta">
      <p>
        {single && <Dot origin={single} />}
        {said.filter(Boolean).join(' ')}
      </p>
      {single === null && (
        <ul aria-hidden>
          {origins.map((origin) => (
            <li key={origin}>
              <Dot origin={origin} />
              {texts.origins[origin]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Dot = ({ origin }: { origin: Origin }) => (
  <span className="import-mark" data-origin={origin} aria-hidden />
);
