import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import type { Id } from '#domain/ids.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { Menu, type MenuItem } from '#ui/dialogs/Menu.tsx';
import type { GroupPlace } from '../group-place.ts';
import type { StepActions } from './step-actions.ts';

type Props = {
  step: Instruction;
  at: number;
  groupId: Id;
  actions: StepActions;
  places: readonly GroupPlace[];
};

export function StepMenu({ step: { id }, at, groupId, actions, places }: Props) {
  const others = places.filter((place) => place.id !== groupId);
  const items = [
    { label: texts.moveUp, onSelect: () => actions.move(id, -1) },
    { label: texts.moveDown, onSelect: () => actions.move(id, 1) },
    ...others.map((place) => ({
      label: texts.moveTo(place.title),
      onSelect: () => actions.moveTo(id, place.id),
    })),
    { label: texts.remove, onSelect: () => actions.remove(id) },
  ].map((item): MenuItem => ({ ...item, closes: true }));
  return (
    <Menu label={texts.menu(at)} items={items} className="step-menu">
      ⋯
    </Menu>
  );
}
