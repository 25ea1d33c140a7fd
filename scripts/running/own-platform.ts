import { type LocalPlatform, startPlatform } from '../local-platform.ts';
import { migrate } from '../migrate.ts';
import { build, needsBuild } from './build.ts';
import { startStripe } from './stripe-process.ts';
import { forgetRuntime, noteRuntime } from './leftover.ts';
import type { LocalSettings } from './local-settings.ts';
import { sayProgress, step } from './progress.ts';
import { takeSignalsFromMiniflare } from './stop-signal.ts';

/** `stripe` is where the clock of what stands in for Stripe is moved; null with Stripe itself. */
export type OwnPlatform = LocalPlatform & { stripe: string | null };

/** Builds what changed, brings the database up to date and starts the platform on its state. */
export async function startOwnPlatform(settings: LocalSettings): Promise<OwnPlatform> {
  if (await step('Checking the build', async () => needsBuild())) await step('Building', build);
  const { statePath } = settings;
  const prepare = async (database: D1Database) => {
    noteRuntime(statePath);
    for (const name of await migrate(database)) sayProgress(`Applied ${name}`);
  };
  const stripe = await step('Starting Stripe', () => startStripe(settings, process.env));
  const started = await step('Starting', () =>
    startPlatform({ ...settings, prepare, stripe: stripe.bindings }),
  );
  takeSignalsFromMiniflare();
  noteRuntime(statePath);
  return {
    ...started,
    stripe: stripe.address,
    stop: async () => {
      await started.stop();
      await stripe.stop();
      forgetRuntime(statePath);
    },
  };
}
