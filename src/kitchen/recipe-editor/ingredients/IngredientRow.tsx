import { memo, useEffect, useRef, useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import type { Id } from '#domain/ids.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { spokenName } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { IssueText } from '../fields/IssueText.tsx';
import { useSortingItem } from '../../sorting/use-sorting-item.ts';
import { later } from '../../shell/frame/Later.tsx';
import { LineInput } from './LineInput.tsx';
import type { PantryChanges } from './pantry-changes.ts';
import type { GroupPlace } from '../group-place.ts';
import type { RowActions } from './actions/row-actions.ts';
import { useBegunPart } from './use-begun-part.ts';
import { RowMenu } from './RowMenu.tsx';
import { RowParts } from './RowParts.tsx';
import type { CorrectedPart, OpenedPart } from './corrected-part.ts';

const PartPanel = later(async () => (await import('./PartPanel.tsx')).PartPanel);

export type SharedByRows = {
  pantry: Pantry;
  actions: RowActions;
  places: readonly GroupPlace[];
  pantryChanges: PantryChanges | undefined;
};

type Props = SharedByRows & {
  row: IngredientUsage;
  place: number;
  groupId: Id;
  /** Nothing is typed in it yet: the draft does not know it. */
  isBlank: boolean;
};

/** Renders when its own line changes. */
export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { ref, handle } = useSortingItem(props.row.id);
  const { row, pantry, isBlank } = props;
  return (
    <li className="ingredient-row" ref={ref} data-field={row.id}>
      {isBlank ? (
        <span />
      ) : (
        <span
          className="ingredient-handle"
          title={texts.handle(spokenName(row, pantry))}
          {...handle}
        >
          ⠿
        </span>
      )}
      <LineInput {...props} />
      {!isBlank && <Understood {...props} />}
    </li>
  );
});

const restored = (part: CorrectedPart): OpenedPart => ({
  part,
  word: null,
  isTouch: false,
  isRestored: true,
});

/** What the line was understood as, and what can be done with it. */
function Understood({ row, place, pantry, actions, places, groupId, pantryChanges }: Props) {
  const begun = useBegunPart(row.id);
  const [opened, setOpened] = useState<OpenedPart | null>(() => begun && restored(begun));
  const [isWriting, setIsWriting] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  // Its code is outside of React, and has to be there for the first key.
  useEffect(() => PartPanel.warm(), []);
  const close = () => {
    const own = parts.current?.querySelector<HTMLElement>(`[data-part="${opened?.part}"]`);
    (own ?? parts.current?.querySelector('button'))?.focus();
    setOpened(null);
    setIsWriting(false);
  };
  return (
    <>
      <RowMenu
        {...{ row, pantry, actions, places, groupId }}
        onOpen={(part) => setOpened({ part, word: null, isTouch: false })}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset lays out as no other box */}
      <div className="ingredient-parts" role="group" aria-label={texts.row(place)} ref={parts}>
        <RowParts
          row={row}
          pantry={pantry}
          actions={actions}
          open={opened?.part ?? null}
          onOpen={setOpened}
        />
      </div>
      {opened && (
        <PartPanel
          key={`${opened.part} ${opened.word}`}
          opened={opened}
          row={row}
          pantry={pantry}
          onChange={actions.change}
          pantryChanges={pantryChanges}
          onClose={close}
          onWriting={setIsWriting}
        />
      )}
      {/* Half of a link is none; nobody is told so before it is written. */}
      {!isWriting && <IssueText place={row.id} />}
    </>
  );
}
