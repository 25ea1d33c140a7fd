import { useMemo } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { equipmentMax } from '#domain/kitchen/equipment/equipment-rows.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { Sorting, SortingList } from '../../sorting/Sorting.tsx';
import { useField } from '../fields/use-field.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { EquipmentEntry } from './EquipmentEntry.tsx';
import { EquipmentRow } from './EquipmentRow.tsx';
import { useEquipment } from './use-equipment.ts';

const { sections, equipment: texts } = dishMessages;

/** What a cook takes in hand for the dish. */
export function EquipmentSection({ site }: { site: SiteGlobals }) {
  const { value, issue, isReadOnly } = useField('equipmentUsages');
  const { list, said, actions } = useEquipment(site);
  const joined = value.map(({ id }) => id).join(' ');
  const ids = useMemo(() => joined.split(' ').filter(Boolean), [joined]);
  const isFull = value.length >= equipmentMax;
  const told = issue ?? (isFull ? texts.full : undefined);
  return (
    <section className="editor-section" aria-labelledby="editor-equipment">
      <h2 id="editor-equipment">{sections.equipment}</h2>
      <div className="equipment" ref={list}>
        <Sorting
          onMove={actions.drop}
          say={{ picked: (id) => texts.picked(actions.titleOf(id)), over: actions.placeOver }}
          instructions={texts.sorting}
        >
          <SortingList id="equipment" items={ids}>
            {value.map((row, at) => (
              <EquipmentRow
                key={row.id}
                row={row}
                place={{ at, count: value.length }}
                site={site}
                actions={actions}
                isReadOnly={isReadOnly}
              />
            ))}
          </SortingList>
        </Sorting>
        {!isReadOnly && !isFull && <EquipmentEntry site={site} used={value} onAdd={actions.add} />}
        <FieldIssue>{told}</FieldIssue>
        <LiveRegion text={said} />
      </div>
    </section>
  );
}
