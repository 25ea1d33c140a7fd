import { type ClipboardEvent, memo, useCallback, useRef } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import type { StepNumber } from '#domain/kitchen/steps/step-numbers.ts';
import { pastedFiles, useDropTarget } from '../../media/uploads/dropped-files.ts';
import { useSortingItem } from '../../sorting/use-sorting-item.ts';
import { StepRow, type StepRowProps } from './StepRow.tsx';
import { addToStep } from './step-uploads.ts';

/** A step among the others: drawn by its handle, and a place for pictures and a film. */
export const StepItem = memo(function StepItem({ isOnPage, ...props }: StepRowProps & StepNumber) {
  const { step, at, isHinted } = props;
  const { ref: sortingRef, handle } = useSortingItem(step.id);
  const row = useRef<HTMLLIElement>(null);
  const ref = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      sortingRef(element);
    },
    [sortingRef],
  );
  const { isOver, target } = useDropTarget((files) => addToStep(step.id, files));
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    addToStep(step.id, files);
  };
  return (
    <li
      ref={ref}
      className="step"
      data-hinted={isHinted || undefined}
      data-over={isOver || undefined}
      data-field={step.id}
      {...target}
      onPaste={onPaste}
    >
      <span
        className="step-handle"
        aria-hidden
        title={texts.handle(at)}
        data-number={isOnPage ? at : ''}
        {...handle}
      />
      <StepRow {...props} row={row} />
    </li>
  );
});
