import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell-messages.ts';
import { findTitled } from '#domain/kitchen/find-titled.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { $rows, refreshIndex } from '../recipes/recipe-index.ts';
import { commandsOf, runCommand } from './commands.ts';
import {
  $isPaletteOpen,
  $screenCommands,
  closePalette,
  type Command,
  openPalette,
} from './palette.ts';
import { $session, type OwnSite } from './session.ts';

const { palette: texts } = kitchenShellMessages;
const mostFound = 30;

/** Any recipe, screen or action by its name: Ctrl or ⌘ and K. */
export function CommandPalette({ site }: { site: OwnSite }) {
  const isOpen = useValue($isPaletteOpen);
  useEffect(() => {
    // A key for the whole screen has no element of its own.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      openPalette();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog title={texts.title} isOpen={isOpen} onClose={closePalette}>
      <Finder site={site} />
    </Dialog>
  );
}

function Finder({ site }: { site: OwnSite }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const own = useValue($screenCommands);
  const session = useComputed($session);
  const sites = session.status === 'open' ? session.user.sites : [];
  const recipes = useValue($rows) ?? [];
  useEffect(() => {
    // Screens without the list have not loaded it.
    if ($rows.get() === null) void refreshIndex();
  }, []);
  const found = findTitled([...own, ...commandsOf(site, sites, recipes)], typed, mostFound);
  const chosen = found[Math.min(at, found.length - 1)];
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((at + step + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter' && chosen) run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className="palette">
      <input
        type="text"
        role="combobox"
        aria-label={texts.title}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${chosen.id}`}
        placeholder={texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onKeyDown={onKey}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
      />
      {found.length === 0 && <p className="kitchen-meta">{texts.nothing(typed.trim())}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered */}
      <div id={listId} className="palette-list" role="listbox" aria-label={texts.title}>
        {found.map((command) => (
          <Entry
            key={command.id}
            id={`${listId}-${command.id}`}
            command={command}
            isChosen={command === chosen}
          />
        ))}
      </div>
    </div>
  );
}

function Entry({ id, command, isChosen }: { id: string; command: Command; isChosen: boolean }) {
  return (
    // The field has the focus and the keys; an option element belongs to a select.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- said above
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- said above
      role="option"
      aria-selected={isChosen}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => run(command)}
    >
      <span>{command.label}</span>
      <small>{command.detail ?? texts.groups[command.group]}</small>
    </div>
  );
}

function run(command: Command): void {
  closePalette();
  runCommand(command);
}
