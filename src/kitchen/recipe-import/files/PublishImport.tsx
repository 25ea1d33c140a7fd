import { useState } from 'react';
import type { ImportView } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { places, useLeadOn } from '../led-focus.ts';
import { publishImport } from './reports.ts';

const texts = recipeImportMessages.publish;

type Props = Pick<ImportView, 'id' | 'counts'>;

/** Publishes what was public before with its dates; where nothing was, all drafts of the import. */
export function PublishImport({ id, counts }: Props) {
  const [isAsked, ask] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  useLeadOn(places.reportOf(id), isPublishing);
  const was = counts.formerlyPublished > 0;
  const count = was ? counts.formerlyPublished : counts.unpublished;
  if (count === 0 && !isPublishing) return null;
  const publish = async () => {
    ask(false);
    setPublishing(true);
    await publishImport(id, was ? 'formerly-published' : 'all');
    setPublishing(false);
  };
  const label = was ? texts.former(count) : texts.all(count);
  return (
    <>
      <Button
        variant={was ? 'primary' : 'quiet'}
        isPending={isPublishing}
        onClick={() => ask(true)}
      >
        {isPublishing ? texts.publishing : label}
      </Button>
      <ConfirmDialog
        title={texts.ask(count)}
        isOpen={isAsked}
        onClose={() => ask(false)}
        onConfirm={() => void publish()}
        text={was ? texts.askFormer : texts.askAll}
        confirmLabel={texts.confirm}
        tone="primary"
        dismissLabel={texts.cancel}
      />
    </>
  );
}
