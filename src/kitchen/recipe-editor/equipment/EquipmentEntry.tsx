import { type KeyboardEvent, useId, useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { awaitedName } from '#domain/kitchen/draft/begun-fields.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import type { EquipmentId } from '#domain/ids.ts';
import { entryOf } from '#domain/kitchen/naming/entry-of.ts';
import { findNamed, namedSo } from '#domain/kitchen/naming/find-named.ts';
import type { EquipmentUsage } from '#domain/recipe/recipe.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { toldBy } from '../../fields/told-by.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { useBegun } from '../fields/use-begun.ts';
import { SuggestionList } from '../ingredients/SuggestionList.tsx';
import { type Option, useSuggestions } from '../ingredients/use-suggestions.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { createEquipment } from './equipment-calls.ts';

const { equipment: texts } = dishMessages;
const mostOffered = 8;
const awaited = awaitedName('equipmentUsages');

type Props = {
  site: SiteGlobals;
  used: readonly EquipmentUsage[];
  onAdd: (id: EquipmentId) => void;
};

/** The line beneath the list: what is typed becomes the next thing in it. */
export function EquipmentEntry({ site, used, onAdd }: Props) {
  // What could not be made on the site stays in the working copy.
  const { begun, begin } = useBegun(awaited);
  const [typed, setTyped] = useState(begun ?? '');
  const issueId = useId();
  const { told, keep } = useKeptLine(recipeLimits.line, typed);
  const [isSending, setIsSending] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    if (begun !== null) begin(text.trim() === '' ? null : text);
  };
  const add = (id: EquipmentId, title: string) => {
    begin(null);
    onAdd(id);
    setTyped((now) => (now === title ? '' : now));
  };
  const take = async (title: string) => {
    const known = namedSo(site.equipment, title, site.language);
    if (known) {
      add(known.id, title);
      return;
    }
    setIsSending(true);
    const id = await createEquipment(title.trim());
    setIsSending(false);
    if (id === null) begin(title);
    else add(id, title);
  };
  const suggestions = useSuggestions(optionsFor(typed, site, used), ({ id }) => {
    if (id === 'new') void take(typed);
    else add(id, typed);
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
        value={typed}
        {...toldBy(issueId, told)}
        onChange={({ target }) => {
          type(keep(target.value));
          suggestions.open();
        }}
        onKeyDown={onKey}
        onBlur={suggestions.close}
      />
      <SuggestionList {...suggestions.list} />
      <FieldIssue id={issueId}>{told}</FieldIssue>
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
