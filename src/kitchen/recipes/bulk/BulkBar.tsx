import { useState } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { putAllBack } from '#domain/kitchen/recipe-list/picking.ts';
import { useValue } from '#stores/use-value.ts';
import { focusList } from '../list-focus.ts';
import { $picking, setPicking } from '../list-view.ts';
import type { IndexRow } from '../recipe-index.ts';
import { changePicked, duplicatePicked } from './bulk-actions.ts';
import { laterDialog } from '../../shell/frame/Later.tsx';
import { PickedBar } from '../../shell/notices/PickedBar.tsx';
import { WorkBar } from '../../shell/notices/WorkBar.tsx';
import { $workProgress } from './work-progress.ts';

const LabelDialog = laterDialog(async () => (await import('./LabelDialog.tsx')).LabelDialog);

type Labelled = 'tag' | 'collect';
/** Each opening begins anew; a closed dialog stays, so that it can give the focus back. */
type Opening = { kind: Labelled; isOpen: boolean; times: number };

/** What can be done with all picked recipes at once; every one of them can be undone. */
export function BulkBar({
  rows,
  shown,
  isWhole,
}: {
  rows: readonly IndexRow[];
  shown: readonly IndexRow[];
  /** False while the list is still read. */
  isWhole: boolean;
}) {
  const { picked } = useValue($picking);
  const progress = useValue($workProgress);
  const [opening, setOpening] = useState<Opening | null>(null);
  const open = (kind: Labelled) =>
    setOpening({ kind, isOpen: true, times: (opening?.times ?? 0) + 1 });
  const count = picked.size;
  const hidden = count - shown.filter(({ id }) => picked.has(id)).length;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {progress ?? (count > 0 ? texts.picked(count) : isWhole && texts.found(shown.length))}
      </p>
      {count === 0 && progress !== null && <WorkBar progress={progress} />}
      {count > 0 && (
        <PickedBar
          label={texts.pickedActions}
          count={
            <>
              {texts.picked(count)}
              {hidden > 0 && <small>{texts.pickedHidden(hidden)}</small>}
            </>
          }
          progress={progress}
          clear={{ label: texts.actions.clear, onClear: putBack }}
        >
          <Actions onLabel={open} />
        </PickedBar>
      )}
      {opening !== null && (
        <LabelDialog
          key={opening.times}
          kind={opening.kind}
          isOpen={opening.isOpen}
          rows={rows.filter(({ id }) => picked.has(id))}
          onClose={() => setOpening({ ...opening, isOpen: false })}
        />
      )}
    </>
  );
}

function putBack(): void {
  setPicking(putAllBack($picking.get()));
  focusList();
}

const publications = ['publish', 'unpublish', 'premium', 'public'] as const;

function Actions({ onLabel }: { onLabel: (kind: Labelled) => void }) {
  return (
    <>
      {publications.map((action) => (
        <button key={action} type="button" onClick={() => void changePicked(action)}>
          {texts.actions[action]}
        </button>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => onLabel('tag')}>
        {texts.actions.tag}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => onLabel('collect')}>
        {texts.actions.collect}
      </button>
      <button type="button" onClick={() => void duplicatePicked()}>
        {texts.actions.duplicate}
      </button>
      <button type="button" onClick={() => void changePicked('delete')}>
        {texts.actions.delete}
      </button>
    </>
  );
}
