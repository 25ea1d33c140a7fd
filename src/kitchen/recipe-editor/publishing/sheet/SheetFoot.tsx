import { useStore } from '@nanostores/react';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { Button } from '#ui/Button.tsx';
import { useRecipeDraft } from '../../draft/use-draft.ts';
import { publishingFor } from '../publishing.ts';
import { withdraw } from '../scheduling.ts';

const { sheet, steps: texts } = publishSheetMessages;

type Props = {
  formId: string;
  label: string;
  /** Why the button did nothing. */
  obstacle: string | undefined;
  onClose: () => void;
};

/** The one button, which has the focus first, and why it did not do it. */
export function SheetFoot({ formId, label, obstacle, onClose }: Props) {
  const draft = useRecipeDraft();
  const state = useStore(publishingFor(draft).$step);
  const { schedule } = useStore(draft.$stored);
  const hasFailed = state.step === 'failed';
  const takeBack = async () => {
    if (await withdraw(draft)) onClose();
  };
  return (
    <>
      <p role="alert" className="publish-failure">
        {obstacle ?? (hasFailed && `${texts.failed}. ${state.reason}`)}
      </p>
      {schedule && (
        <Button variant="quiet" onClick={() => void takeBack()}>
          {sheet.withdraw}
        </Button>
      )}
      <Button type="submit" form={formId} data-autofocus>
        {hasFailed ? texts.retry : label}
      </Button>
    </>
  );
}
