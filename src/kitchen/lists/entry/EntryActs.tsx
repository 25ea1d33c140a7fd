import { useState } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { canMerge, countOf, type ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { $entries, $uses } from '../known-lists.ts';
import { removeUnused } from '../list-acts.ts';
import { MergeForm } from './MergeForm.tsx';

const { panel: texts } = listsMessages;

/** What is done to an entry as a whole; what recipes have is not deleted here. */
export function EntryActs({ list, entry }: { list: ListName; entry: ListEntry }) {
  const uses = useValue($uses);
  const [isMerging, setIsMerging] = useState(false);
  const entries = useComputed($entries) ?? [];
  if (isMerging) {
    return <MergeForm list={list} entry={entry} onClose={() => setIsMerging(false)} />;
  }
  if (list === 'units' && !entries.some((each) => canMerge(entry, each))) {
    return <p className="entry-hint">{texts.measuresAlone(entry.title)}</p>;
  }
  return (
    <div className="entry-acts">
      <button type="button" className="kitchen-link" onClick={() => setIsMerging(true)}>
        {texts.merge}
      </button>
      {list !== 'units' && uses && countOf(entry, uses) === 0 && (
        <button
          type="button"
          className="kitchen-link"
          onClick={() => void removeUnused(list, [entry])}
        >
          {texts.delete}
        </button>
      )}
    </div>
  );
}
