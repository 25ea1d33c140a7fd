import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** How many are picked. */
  count: ReactNode;
  isBusy?: boolean;
  /** What can be done with them: buttons. */
  children: ReactNode;
  clear: { label: string; onClear: () => void };
};

/** What can be done with all that are picked: their number and the way out stay in view beside it. */
export function PickedBar({ label, count, isBusy = false, children, clear }: Props) {
  return (
    <div className="bulk-bar" role="toolbar" aria-label={label} aria-busy={isBusy}>
      <span className="bulk-count">{count}</span>
      <div className="bulk-acts">{children}</div>
      <button type="button" className="bulk-clear" onClick={clear.onClear}>
        {clear.label}
      </button>
    </div>
  );
}
