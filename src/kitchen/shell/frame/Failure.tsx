import type { ComponentProps } from 'react';
import { failureMessages } from '#contract/failure-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Failure as FailureBox } from '#ui/Failure.tsx';
import { useIsBack } from '../network/when-back.ts';
import { $lostRights } from '../session/rights.ts';

type Props = ComponentProps<typeof FailureBox>;

/**
 * The red box of a form. That there was no connection is said no longer than it is so, and where the
 * person may do nothing here any more, that is the reason of all else.
 */
export function Failure({ failure, children }: Props) {
  const isBack = useIsBack();
  const lost = useValue($lostRights);
  const isUnanswered = failure?.message === failureMessages.offline;
  const isOver = isBack && isUnanswered;
  const shown = isOver ? null : failure;
  const told =
    shown && lost !== null && !isUnanswered
      ? { ...shown, message: kitchenShellMessages.rights[lost] }
      : shown;
  return <FailureBox failure={told}>{children}</FailureBox>;
}
