import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** How many are picked. */
  count: ReactNode;
  /** How far the work on them is, while there is any. */
  progress?: string | null;
  isBusy?: boolean;
  /** What can be done with them: buttons. */
  children: ReactNode;
  clear: { label: string; onClear: () => void };
};

/** What can be done with all that are picked: their number and the way out stay in view beside it. */
export function PickedBar({
  label,
  count,
  progress = null,
  isBusy = progress !== null,
  children,
  clear,
}: Props) {
  return (
    <div className="bulk-bar" role="toolbar" aria-label={label} aria-busy={isBusy}>
      <span className="bulk-count">{count}</span>
      <div className="bulk-acts">{children}</div>
      {progress !== null && <span className="bulk-progress">{progress}</span>}
      <button type="button" className="bulk-clear" onClick={clear.onClear}>
        {clear.label}
      </button>
    </div>
  );
}
