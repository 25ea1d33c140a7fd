import { uiMessages } from '#contract/ui-messages.ts';

/** Covers the nearest positioned ancestor. */
export function LoadingOverlay() {
  return <output className="loading-overlay">{uiMessages.loading}</output>;
}
