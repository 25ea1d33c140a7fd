import { useStore } from '@nanostores/react';
import { $toasts, dismissToast } from '#stores/toasts.ts';
import { Toasts } from '#ui/Toasts.tsx';

/** Shows what any island of the page says in passing. */
export function Toaster() {
  return <Toasts toasts={useStore($toasts)} onDismiss={dismissToast} />;
}
