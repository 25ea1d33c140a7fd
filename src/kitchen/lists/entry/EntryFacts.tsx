import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { useValue } from '#stores/use-value.ts';
import { $lists } from '../known-lists.ts';
import { EquipmentFacts } from './EquipmentFacts.tsx';
import { IngredientFacts } from './IngredientFacts.tsx';
import { TermFacts } from './TermFacts.tsx';
import { UnitFacts } from './UnitFacts.tsx';

/** What is known of an entry, to be changed in every recipe. */
export function EntryFacts({ list, entry }: { list: ListName; entry: ListEntry }) {
  const known = useValue($lists);
  const isIt = ({ id }: { id: string }) => id === entry.id;
  const ingredient = list === 'ingredients' && known?.ingredients.find(isIt);
  if (ingredient) return <IngredientFacts ingredient={ingredient} entry={entry} />;
  const thing = list === 'equipment' && known?.equipment.find(isIt);
  if (thing) return <EquipmentFacts thing={thing} entry={entry} />;
  const term = list === 'terms' && known?.terms.find(isIt);
  if (term) return <TermFacts term={term} entry={entry} />;
  const unit = list === 'units' && known?.units.find(isIt);
  return known && unit ? <UnitFacts known={known} unit={unit} entry={entry} /> : null;
}
