import { deletedRecipesMessages as texts } from '#contract/kitchen/recipe/deleted-recipes-messages.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { putAllBack } from '#domain/kitchen/recipe-list/picking.ts';
import { useValue } from '#stores/use-value.ts';
import { focusList } from '../recipes/list-focus.ts';
import { PickedBar } from '../shell/notices/PickedBar.tsx';
import { $isRestoring, $picking, restore, setPicking } from './deleted-list.ts';

/** What can be done with all that are picked. */
export function RestoreBar() {
  const picking = useValue($picking);
  const isRestoring = useValue($isRestoring);
  const count = picking.picked.size;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {count > 0 && recipeListMessages.picked(count)}
      </p>
      {count > 0 && (
        <PickedBar
          label={recipeListMessages.pickedActions}
          count={recipeListMessages.picked(count)}
          isBusy={isRestoring}
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
