import { deletedRecipesMessages as texts } from '#contract/kitchen/recipe/deleted-recipes-messages.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { putAllBack } from '#domain/kitchen/recipe-list/picking.ts';
import { useValue } from '#stores/use-value.ts';
import { focusList } from '../recipes/list-focus.ts';
import { $workProgress } from '../recipes/bulk/work-progress.ts';
import { PickedBar } from '../shell/notices/PickedBar.tsx';
import { WorkBar } from '../shell/notices/WorkBar.tsx';
import { $picking, restore, setPicking } from './deleted-list.ts';

/** What can be done with all that are picked. */
export function RestoreBar() {
  const picking = useValue($picking);
  const progress = useValue($workProgress);
  const count = picking.picked.size;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {progress ?? (count > 0 && recipeListMessages.picked(count))}
      </p>
      {count === 0 && progress !== null && <WorkBar progress={progress} />}
      {count > 0 && (
        <PickedBar
          label={recipeListMessages.pickedActions}
          count={recipeListMessages.picked(count)}
          progress={progress}
          clear={{
            label: recipeListMessages.actions.clear,
            onClear: () => {
              setPicking(putAllBack(picking));
              focusList();
            },
          }}
        >
          <button type="button" onClick={() => void restore([...picking.picked])}>
            {texts.restorePicked(count)}
          </button>
        </PickedBar>
      )}
    </>
  );
}
