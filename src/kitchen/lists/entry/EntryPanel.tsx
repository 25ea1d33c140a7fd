import { type ReactNode, useSyncExternalStore } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { openEntry } from '../lists-view.ts';
import { EntryActs } from './EntryActs.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { FormerNames } from './FormerNames.tsx';
import { UsingRecipes } from './UsingRecipes.tsx';

const { panel: texts } = listsMessages;
const wide = globalThis.matchMedia('(min-width: 1024px)');
const followWide = (changed: () => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

type Props = { list: ListName; entry: ListEntry };

/** One entry: beside the list, on a phone above it. The focus stays in the list. */
export function EntryPanel({ list, entry }: Props) {
  const isWide = useSyncExternalStore(followWide, () => wide.matches);
  const close = () => {
    openEntry(null);
    document
      .querySelector<HTMLElement>(`[data-entry="${entry.id}"]`)
      ?.focus({ preventScroll: true });
  };
  const told = (
    <>
      <EntryFacts key={entry.id} list={list} entry={entry} />
      <FormerNames list={list} entry={entry} />
      <EntryActs key={`acts ${entry.id}`} list={list} entry={entry} />
      <UsingRecipes entry={entry} />
    </>
  );
  if (!isWide) {
    return (
      <Dialog title={entry.title} isOpen onClose={close}>
        <div className="entry-panel">{told}</div>
      </Dialog>
    );
  }
  return (
    <Aside title={entry.title} onClose={close}>
      {told}
    </Aside>
  );
}

type AsideProps = { title: string; onClose: () => void; children: ReactNode };

function Aside({ title, onClose, children }: AsideProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for all of it
    <aside
      className="entry-panel"
      aria-label={texts.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" className="entry-close" aria-label={texts.close} onClick={onClose}>
        ×
      </button>
      <h2>{title}</h2>
      {children}
    </aside>
  );
}
