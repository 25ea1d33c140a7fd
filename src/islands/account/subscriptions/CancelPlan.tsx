import { useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { $cancellation, cancelPlan, clearCancellation } from '#stores/money/subscriptions.ts';
import { useValue } from '#stores/use-value.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { ActionFailure } from '../ActionFailure.tsx';

const { subscriptions: texts } = accountMessages;

type Props = { siteTitle: string; subscriptionId: string; text: string };

/** Asks first, and says what ends and what stays. */
export function CancelPlan({ siteTitle, subscriptionId, text }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const submit = useValue($cancellation);
  const close = () => {
    setIsOpen(false);
    clearCancellation();
  };
  const cancel = async () => {
    if (await cancelPlan(subscriptionId)) close();
  };
  return (
    <>
      <button
        className="plain-button"
        type="button"
        aria-label={texts.cancelPlan(siteTitle)}
        onClick={() => setIsOpen(true)}
      >
        {texts.cancel}
      </button>
      <ConfirmDialog
        title={texts.cancelTitle(siteTitle)}
        text={text}
        confirmLabel={texts.cancelConfirm}
        dismissLabel={texts.keepPlan}
        isOpen={isOpen}
        isPending={submit.status === 'pending'}
        onConfirm={() => void cancel()}
        onClose={close}
      >
        <ActionFailure failure={submit.status === 'failed' ? submit.failure : null} />
      </ConfirmDialog>
    </>
  );
}
