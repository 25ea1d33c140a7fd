import type { ReactNode } from 'react';

type Props = {
  /** Null leaves the box empty. */
  failure: { message: string; lead?: string | null } | null;
  /** Stands below the message, as a link that helps. */
  children?: ReactNode;
};

/** The red box of a form; screen readers announce its text only if the box itself is always there. */
export function Failure({ failure, children }: Props) {
  return (
    <div className="failure" role="alert">
      {failure?.lead && <p>{failure.lead}</p>}
      {failure && <p>{failure.message}</p>}
      {children}
    </div>
  );
}
