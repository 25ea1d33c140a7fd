import { $toasts, dismissToast } from '#stores/toasts.ts';
import { useValue } from '#stores/use-value.ts';
import { Toasts } from '#ui/Toasts.tsx';

/** Shows what any island of the page says in passing. */
export function Toaster() {
  return <Toasts toasts={useValue($toasts)} onDismiss={dismissToast} />;
}
