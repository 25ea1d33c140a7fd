import { useState } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { putAllBack } from '#domain/kitchen/recipe-list/picking.ts';
import { useValue } from '#stores/use-value.ts';
import { laterDialog } from '../shell/frame/Later.tsx';
import { PickedBar } from '../shell/notices/PickedBar.tsx';
import { $picking, setPicking } from './lists-view.ts';

const { picked: texts, found } = listsMessages;

const MergePicked = laterDialog(async () => (await import('./MergePicked.tsx')).MergePicked);

type Props = { list: ListName; entries: readonly ListEntry[]; shown: readonly ListEntry[] };

/** What can be done with all that are picked at once; each can be undone. */
export function PickedEntries({ list, entries, shown }: Props) {
  const { picked } = useValue($picking);
  const [isMerging, setIsMerging] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const chosen = entries.filter(({ id }) => picked.has(id));
  const remove = async () => {
    setIsBusy(true);
    const { removeUnused } = await import('./list-acts.ts');
    await removeUnused(list, chosen);
    setIsBusy(false);
  };
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {chosen.length > 0 ? texts.count(chosen.length) : found(shown.length)}
      </p>
      {chosen.length > 0 && (
        <PickedBar
          label={texts.label}
          count={texts.count(chosen.length)}
          isBusy={isBusy}
          clear={{ label: texts.clear, onClear: () => setPicking(putAllBack($picking.get())) }}
        >
          {chosen.length > 1 && (
            <button type="button" aria-haspopup="dialog" onClick={() => setIsMerging(true)}>
              {texts.merge}
            </button>
          )}
          <button type="button" disabled={isBusy} onClick={() => void remove()}>
            {texts.delete}
          </button>
        </PickedBar>
      )}
      {isMerging && (
        <MergePicked list={list} entries={chosen} onClose={() => setIsMerging(false)} />
      )}
    </>
  );
}
