/** Loads what counts visits on sites that want it; without it nothing is counted. */
export async function loadAnalytics(): Promise<void> {
  if (!document.querySelector('#analytics-consent')) return;
  try {
    const { startAnalytics } = await import('./analytics.ts');
    startAnalytics();
  } catch {
    // A later page asks again.
  }
}
