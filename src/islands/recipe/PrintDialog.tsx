import { useState } from 'react';
import { cookingMessages } from '#contract/cooking-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { printPage } from './print-page.ts';
import { printableParts, type PrintPart } from './printable-parts.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Paper without these is a recipe still. */
const unwanted: readonly PrintPart[] = ['story'];

export function PrintDialog({ isOpen, onClose }: Props) {
  const [left, setLeft] = useState(unwanted);
  const parts = isOpen ? printableParts() : [];
  const print = () => {
    onClose();
    printPage(parts.filter((part) => !left.includes(part)));
  };
  return (
    <Dialog
      title={cookingMessages.printRecipe}
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onClick={print}>{cookingMessages.print}</Button>}
    >
      {parts.map((part) => (
        <CheckboxField
          key={part}
          label={cookingMessages.printWith[part]}
          isChecked={!left.includes(part)}
          onCheck={(isChecked) =>
            setLeft([...left.filter((each) => each !== part), ...(isChecked ? [] : [part])])
          }
        />
      ))}
      <p>{cookingMessages.printHint}</p>
    </Dialog>
  );
}
