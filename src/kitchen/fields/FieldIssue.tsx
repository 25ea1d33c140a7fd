import type { ReactNode } from 'react';

type Props = {
  id?: string | undefined;
  /** It comes while something else is done: said aloud at once. */
  isUrgent?: boolean;
  /** Its line stands there before it comes, so that it is heard when it does. */
  isLive?: boolean;
  /** Its room is kept while nothing is wrong, so that no control moves when it comes or goes. */
  hasRoom?: boolean | undefined;
  /** Where the same line tells something of which nothing is wrong. */
  isNote?: boolean;
  children: ReactNode;
};

/** The line that says what is wrong, beneath a field; no line where nothing is. */
export function FieldIssue({ id, isUrgent, isLive, isNote, hasRoom, children }: Props) {
  const isEmpty =
    children === undefined || children === null || children === false || children === '';
  if (isEmpty && !isLive && !hasRoom) return null;
  return (
    <p
      id={id}
      className={isNote ? 'kitchen-meta' : 'editor-issue'}
      role={isUrgent ? 'alert' : undefined}
      data-room={hasRoom}
      aria-live={isLive ? 'polite' : undefined}
    >
      {children}
    </p>
  );
}
