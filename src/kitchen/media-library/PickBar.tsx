import { mediaLibraryMessages as texts } from '#contract/kitchen/media/media-library-messages.ts';
import { putAllBack } from '#domain/kitchen/recipe-list/picking.ts';
import { useValue } from '#stores/use-value.ts';
import { PickedBar } from '../shell/notices/PickedBar.tsx';
import { deleteMedia } from './library-actions.ts';
import { $mediaPicking, setMediaPicking } from './library-view.ts';

type Props = {
  found: number;
  /** Whether that many are of what is asked now. */
  isKnown: boolean;
};

/** What can be done with all that is picked; what is in use is left as it is. */
export function PickBar({ found, isKnown }: Props) {
  const picking = useValue($mediaPicking);
  const count = picking.picked.size;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {count > 0 ? texts.picked(count) : isKnown && texts.found(found)}
      </p>
      {count > 0 && (
        <PickedBar
          label={texts.pickedActions}
          count={texts.picked(count)}
          clear={{ label: texts.unpick, onClear: () => setMediaPicking(putAllBack(picking)) }}
        >
          <button type="button" onClick={() => void deleteMedia([...picking.picked])}>
            {texts.details.delete}
          </button>
        </PickedBar>
      )}
    </>
  );
}
