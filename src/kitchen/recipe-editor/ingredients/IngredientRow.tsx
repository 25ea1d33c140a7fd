import { memo, useRef, useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/ingredient-rows-messages.ts';
import type { Id, IngredientId } from '#domain/ids.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { nameOf } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { useSortingItem } from '../../sorting/use-sorting-item.ts';
import { LineInput } from './LineInput.tsx';
import { PartPanel } from './PartPanel.tsx';
import type { GroupPlace } from './group-place.ts';
import type { RowActions } from './actions/row-actions.ts';
import { RowMenu } from './RowMenu.tsx';
import { RowParts } from './RowParts.tsx';
import type { CorrectedPart } from './corrected-part.ts';

export type SharedByRows = {
  pantry: Pantry;
  actions: RowActions;
  places: readonly GroupPlace[];
  createIngredient: ((title: string) => Promise<IngredientId | null>) | undefined;
};

type Props = SharedByRows & {
  row: IngredientUsage;
  place: number;
  groupId: Id;
  /** Nothing is typed in it yet: the draft does not know it. */
  isBlank: boolean;
};

/** Renders when its own line changes, and while it is dragged. */
export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { ref, style, handle, isDragged } = useSortingItem(props.row.id);
  const { row, pantry, isBlank } = props;
  return (
    <li className="ingredient-row" ref={ref} style={style} data-dragged={isDragged || undefined}>
      {isBlank ? (
        <span />
      ) : (
        <span className="ingredient-handle" title={texts.handle(nameOf(row, pantry))} {...handle}>
          ⠿
        </span>
      )}
      <LineInput {...props} />
      {!isBlank && <Understood {...props} />}
    </li>
  );
});

/** What the line was understood as, and what can be done with it. */
function Understood({ row, pantry, actions, places, groupId }: Props) {
  const [open, setOpen] = useState<CorrectedPart | null>(null);
  const parts = useRef<HTMLDivElement>(null);
  const close = () => {
    parts.current?.querySelector<HTMLElement>(`[data-part="${open}"], button`)?.focus();
    setOpen(null);
  };
  return (
    <>
      <RowMenu {...{ row, pantry, actions, places, groupId }} onOpen={setOpen} />
      <div className="ingredient-parts" ref={parts}>
        <RowParts row={row} pantry={pantry} actions={actions} open={open} onOpen={setOpen} />
      </div>
      {open && (
        <PartPanel
          key={open}
          part={open}
          row={row}
          pantry={pantry}
          onChange={actions.change}
          onClose={close}
        />
      )}
    </>
  );
}
