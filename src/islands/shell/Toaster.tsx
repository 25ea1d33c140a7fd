import { $toasts, dismissToast } from '#stores/toasts.ts';
import { useValue } from '#stores/use-value.ts';
import { Toasts } from '#ui/Toasts.tsx';

/** Shows the toasts of all islands of the page. */
export function Toaster() {
  return <Toasts toasts={useValue($toasts)} onDismiss={dismissToast} />;
}
