import { type KeyboardEvent, useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { EquipmentId } from '#domain/ids.ts';
import { entryOf } from '#domain/kitchen/naming/entry-of.ts';
import { findNamed, namedSo } from '#domain/kitchen/naming/find-named.ts';
import type { EquipmentUsage } from '#domain/recipe/recipe.ts';
import { SuggestionList } from '../ingredients/SuggestionList.tsx';
import { type Option, useSuggestions } from '../ingredients/use-suggestions.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { createEquipment } from './equipment-calls.ts';

const { equipment: texts } = dishMessages;
const mostOffered = 8;
const titleMaxLength = 255;

type Props = {
  site: SiteGlobals;
  used: readonly EquipmentUsage[];
  onAdd: (id: EquipmentId) => void;
};

/** The line beneath the list: what is typed becomes the next thing in it. */
export function EquipmentEntry({ site, used, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [isSending, setIsSending] = useState(false);
  const take = async (title: string) => {
    const known = namedSo(site.equipment, title, site.language);
    if (known) onAdd(known.id);
    else {
      setIsSending(true);
      const id = await createEquipment(title.trim());
      setIsSending(false);
      // The words stay where they could not be kept.
      if (id === null) return;
      onAdd(id);
    }
    setTyped((now) => (now === title ? '' : now));
  };
  const suggestions = useSuggestions(optionsFor(typed, site, used), ({ id }) => {
    if (id === 'new') return void take(typed);
    setTyped((now) => (now === typed ? '' : now));
    onAdd(id);
    return undefined;
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.onKey(event)) return;
    if (event.key === 'ArrowDown' && !event.altKey) suggestions.open();
    else if (event.key === 'Enter') {
      suggestions.close();
      if (typed.trim() !== '' && !isSending) void take(typed);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="chips-entry equipment-entry">
      <input
        {...suggestions.field}
        type="text"
        data-field="equipmentUsages"
        aria-label={texts.add}
        aria-busy={isSending || undefined}
        placeholder={texts.placeholder}
        maxLength={titleMaxLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          suggestions.open();
        }}
        onKeyDown={onKey}
        onBlur={suggestions.close}
      />
      <SuggestionList {...suggestions.list} />
    </div>
  );
}

/** What is not in the recipe yet, and new equipment last. */
function optionsFor(typed: string, site: SiteGlobals, used: readonly EquipmentUsage[]): Option[] {
  const taken = new Set(used.map((row) => entryOf(site.equipment, row.equipmentId)?.id));
  const free = site.equipment.filter(({ id }) => !taken.has(id));
  const found = findNamed(free, typed, { language: site.language, limit: mostOffered });
  const isNew = typed.trim() !== '' && namedSo(site.equipment, typed, site.language) === null;
  return [
    ...found.map(({ id, title }) => ({ id, label: title })),
    ...(isNew ? [{ id: 'new', label: typed.trim(), detail: texts.isNew }] : []),
  ];
}
