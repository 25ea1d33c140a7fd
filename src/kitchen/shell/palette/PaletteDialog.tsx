import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { isAtLeast } from '#domain/accounts/site-role.ts';
import { isWholeSource } from '#domain/import/whole-source.ts';
import { findTitled } from '#domain/kitchen/find-titled.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { importText } from '../../recipe-import/intake/import-elsewhere.ts';
import { $rows, refreshIndex } from '../../recipes/recipe-index.ts';
import { commandsOf, runCommand, withOwn } from './commands.ts';
import { $paletteCollections, loadPaletteCollections } from './palette-collections.ts';
import { $screenCommands, closePalette, type Command } from './palette.ts';
import { $session, type OwnSite } from '../session/session.ts';

const { palette: texts } = kitchenShellMessages;
const mostFound = 50;

type Props = { site: OwnSite; isOpen: boolean; onClose: () => void };

/** Where any recipe, collection, screen or action is found by its name. */
export function PaletteDialog({ site, isOpen, onClose }: Props) {
  return (
    <Dialog title={texts.title} isOpen={isOpen} onClose={onClose}>
      <Finder site={site} />
    </Dialog>
  );
}

function Finder({ site }: { site: OwnSite }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { role } = site;
  const listId = useId();
  const own = useValue($screenCommands);
  const session = useComputed($session);
  const sites = session.status === 'open' ? session.user.sites : [];
  const recipes = useValue($rows) ?? [];
  const collections = useValue($paletteCollections) ?? [];
  useEffect(() => {
    if (!isAtLeast(role, 'editor')) return;
    // Screens without the list have not loaded it.
    if ($rows.get() === null) void refreshIndex();
    void loadPaletteCollections();
  }, [role]);
  const found = findTitled(
    withOwn(own, commandsOf(site, { sites, recipes, collections })),
    typed,
    mostFound,
  );
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
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isAtLeast(role, 'editor') || !isWholeSource(text)) return;
          event.preventDefault();
          importText(text);
        }}
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
