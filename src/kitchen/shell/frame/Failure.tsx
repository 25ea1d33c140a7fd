import type { ComponentProps } from 'react';
import { failureMessages } from '#contract/failure-messages.ts';
import { Failure as FailureBox } from '#ui/Failure.tsx';
import { useIsBack } from '../network/when-back.ts';

type Props = ComponentProps<typeof FailureBox>;

/** The red box of a form; that there was no connection is said no longer than it is so. */
export function Failure({ failure, children }: Props) {
  const isBack = useIsBack();
  const isOver = isBack && failure?.message === failureMessages.offline;
  return <FailureBox failure={isOver ? null : failure}>{children}</FailureBox>;
}
