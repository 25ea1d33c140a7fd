import { useState } from 'react';
import { shareMessages } from '#contract/recipe/share-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { printPage } from './print-page.ts';
import { printableParts, type PrintPart } from './printable-parts.ts';

type Props = { isOpen: boolean; onClose: () => void };

const leftOutAtFirst: readonly PrintPart[] = ['story'];

export function PrintDialog({ isOpen, onClose }: Props) {
  const [leftOut, setLeftOut] = useState(leftOutAtFirst);
  const parts = isOpen ? printableParts() : [];
  const print = () => {
    onClose();
    printPage(parts.filter((part) => !leftOut.includes(part)));
  };
  return (
    <Dialog
      title={shareMessages.printRecipe}
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onClick={print}>{shareMessages.print}</Button>}
    >
      {parts.map((part) => (
        <CheckboxField
          key={part}
          label={shareMessages.printWith[part]}
          isChecked={!leftOut.includes(part)}
          onCheck={(isChecked) =>
            setLeftOut([...leftOut.filter((each) => each !== part), ...(isChecked ? [] : [part])])
          }
        />
      ))}
      <p>{shareMessages.printHint}</p>
    </Dialog>
  );
}
