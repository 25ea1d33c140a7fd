import { type LocalPlatform, startPlatform } from '../local-platform.ts';
import { migrate } from '../migrate.ts';
import { build, needsBuild } from './build.ts';
import { forgetRuntime, noteRuntime } from './leftover.ts';
import type { LocalSettings } from './local-settings.ts';
import { sayProgress, step } from './progress.ts';
import { takeSignalsFromMiniflare } from './stop-signal.ts';

/** Builds what changed, starts the platform on its state and brings its database up to date. */
export async function startOwnPlatform(settings: LocalSettings): Promise<LocalPlatform> {
  if (await step('Checking the build', async () => needsBuild())) await step('Building', build);
  const { statePath } = settings;
  const started = await step('Starting', () => startPlatform(settings));
  takeSignalsFromMiniflare();
  noteRuntime(statePath);
  const stop = async () => {
    await started.stop();
    forgetRuntime(statePath);
  };
  try {
    await step('Migrating', async () => {
      for (const name of await migrate(started.database)) sayProgress(name);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...started, stop };
}
