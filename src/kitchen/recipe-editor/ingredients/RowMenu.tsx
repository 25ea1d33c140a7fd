import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import type { Id } from '#domain/ids.ts';
import { otherSystem } from '#domain/kitchen/ingredient-rows/correct-row.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { spokenName } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { Menu, type MenuItem } from '#ui/dialogs/Menu.tsx';
import type { CorrectedPart } from './corrected-part.ts';
import type { GroupPlace } from '../group-place.ts';
import type { RowActions } from './actions/row-actions.ts';

type Props = {
  row: IngredientUsage;
  pantry: Pantry;
  actions: RowActions;
  places: readonly GroupPlace[];
  groupId: Id;
  onOpen: (part: CorrectedPart) => void;
};

export function RowMenu({ row, pantry, actions, places, groupId, onOpen }: Props) {
  const system = otherSystem(row, pantry);
  const others = places.filter(({ id }) => id !== groupId);
  const items = [
    { label: texts.moveUp, onSelect: () => actions.move(row.id, { kind: 'step', by: -1 }) },
    { label: texts.moveDown, onSelect: () => actions.move(row.id, { kind: 'step', by: 1 }) },
    ...others.map(({ id, title }) => ({
      label: texts.moveTo(title),
      onSelect: () => actions.move(row.id, { kind: 'place', groupId: id, index: Infinity }),
    })),
    ...(system
      ? [{ label: texts.convert[system], onSelect: () => void actions.convert(row, system) }]
      : []),
    { label: texts.readAgain, onSelect: () => actions.readAgain(row) },
    { label: texts.link, onSelect: () => onOpen('link') },
    { label: texts.note, onSelect: () => onOpen('note') },
    { label: texts.remove, onSelect: () => actions.remove(row.id) },
  ].map((item): MenuItem => ({ ...item, closes: true }));
  return (
    <Menu label={texts.menu(spokenName(row, pantry))} items={items} className="ingredient-menu">
      ⋯
    </Menu>
  );
}
