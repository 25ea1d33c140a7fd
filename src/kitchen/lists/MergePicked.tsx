import { type SubmitEvent, useState } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { countOf, type ListEntry, mostUsed } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { $uses } from './known-lists.ts';
import { mergeAll } from './list-acts.ts';

const { mergePicked: texts, uses: said } = listsMessages;

type Props = { list: ListName; entries: readonly ListEntry[]; onClose: () => void };

/** Of several spellings one stays: at first the one that most recipes have. */
export function MergePicked({ list, entries, onClose }: Props) {
  const uses = useValue($uses) ?? {};
  const [kept, setKept] = useState(() => mostUsed(entries, uses)?.id ?? null);
  const [isSending, setIsSending] = useState(false);
  const areAlike = new Set(entries.map(({ kind }) => kind)).size === 1;
  const merge = async (event: SubmitEvent) => {
    event.preventDefault();
    const into = entries.find(({ id }) => id === kept);
    if (!into || isSending) return;
    setIsSending(true);
    await mergeAll(list, entries, into);
    onClose();
  };
  return (
    <Dialog title={texts.title(entries.length)} isOpen onClose={onClose}>
      {areAlike ? (
        <form className="kitchen-form merge-picked" onSubmit={(event) => void merge(event)}>
          <fieldset>
            <legend>{texts.keep}</legend>
            {entries.map((entry) => (
              <label key={entry.id}>
                <input
                  type="radio"
                  name="kept"
                  data-autofocus={entry.id === kept || undefined}
                  checked={entry.id === kept}
                  onChange={() => setKept(entry.id)}
                />
                <span>{entry.title}</span>
                <small>{said(countOf(entry, uses))}</small>
              </label>
            ))}
          </fieldset>
          <p className="kitchen-meta">{texts.follow}</p>
          <Button type="submit" isPending={isSending}>
            {texts.save}
          </Button>
        </form>
      ) : (
        <p>{texts.kinds}</p>
      )}
    </Dialog>
  );
}
