import { useState } from 'react';
import type { ImportView } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { undoImport } from './reports.ts';

const texts = recipeImportMessages.report;

/** Takes back all drafts and collections of an import, once the cook has said so. */
export function UndoImport({ id, counts }: Pick<ImportView, 'id' | 'counts'>) {
  const { made, collected } = counts;
  const [isAsked, ask] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const undo = async () => {
    ask(false);
    setLeft(made + collected);
    await undoImport(id, setLeft);
    setLeft(null);
  };
  return (
    <>
      <Button variant="quiet" isPending={left !== null} onClick={() => ask(true)}>
        {left === null ? texts.undo : texts.undoing(left)}
      </Button>
      <ConfirmDialog
        title={made + collected > 0 ? texts.askUndo(made, collected) : texts.askUndoPages}
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
