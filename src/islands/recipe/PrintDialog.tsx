import { useState } from 'react';
import { cookingMessages } from '#contract/cooking-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { printPage } from './print-page.ts';

export type PrintPart = keyof typeof cookingMessages.printWith;

type Props = { parts: readonly PrintPart[]; isOpen: boolean; onClose: () => void };

/** Paper without these is a recipe still. */
const unwanted: readonly PrintPart[] = ['story'];

export function PrintDialog({ parts, isOpen, onClose }: Props) {
  const [chosen, setChosen] = useState(() => parts.filter((part) => !unwanted.includes(part)));
  const print = () => {
    onClose();
    printPage(chosen);
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
          isChecked={chosen.includes(part)}
          onCheck={(isChecked) =>
            setChosen([...chosen.filter((each) => each !== part), ...(isChecked ? [part] : [])])
          }
        />
      ))}
      <p>{cookingMessages.printHint}</p>
    </Dialog>
  );
}
