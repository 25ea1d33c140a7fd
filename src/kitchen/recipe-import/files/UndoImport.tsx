import { useState } from 'react';
import { recipeImportMessages } from '#contract/kitchen/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { undoImport } from './reports.ts';

const texts = recipeImportMessages.report;

/** Takes back all drafts of an import, once the cook has said so. */
export function UndoImport({ id, count }: { id: string; count: number }) {
  const [isAsked, ask] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const undo = async () => {
    ask(false);
    setLeft(count);
    await undoImport(id, setLeft);
    setLeft(null);
  };
  return (
    <>
      <Button variant="quiet" isPending={left !== null} onClick={() => ask(true)}>
        {left === null ? texts.undo : texts.undoing(left)}
      </Button>
      <ConfirmDialog
        title={count > 0 ? texts.askUndo(count) : texts.askUndoPages}
        isOpen={isAsked}
        onClose={() => ask(false)}
        onConfirm={() => void undo()}
        text={texts.askUndoText}
        confirmLabel={texts.undo}
        dismissLabel={texts.cancel}
      />
    </>
  );
}
