import { recipeListMessages as texts } from '#contract/kitchen/recipe-list-messages.ts';
import { putAllBack } from '#domain/kitchen/recipe-list/picking.ts';
import { useValue } from '#stores/use-value.ts';
import { type BulkAction, changePicked } from './bulk-actions.ts';
import { $picking, setPicking } from './list-view.ts';

const actions = [
  'publish',
  'unpublish',
  'premium',
  'public',
  'delete',
] as const satisfies readonly BulkAction[];

/** What can be done with all picked recipes at once; every one of them can be undone. */
export function BulkBar({ rows }: { rows: readonly { id: string }[] }) {
  const picking = useValue($picking);
  const count = picking.picked.size;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {count > 0 ? texts.picked(count) : texts.found(rows.length)}
      </p>
      {count > 0 && (
        <div className="bulk-bar" role="toolbar" aria-label={texts.pickedActions}>
          <span className="bulk-count">{texts.picked(count)}</span>
          {actions.map((action) => (
            <button key={action} type="button" onClick={() => void changePicked(action, rows)}>
              {texts.actions[action]}
            </button>
          ))}
          <button type="button" onClick={() => setPicking(putAllBack(picking))}>
            {texts.actions.clear}
          </button>
        </div>
      )}
    </>
  );
}
