import { type LocalPlatform, startPlatform } from '../local-platform.ts';
import { migrate } from '../migrate.ts';
import { build, needsBuild } from './build.ts';
import { forgetRuntime, noteRuntime } from './leftover.ts';
import type { LocalSettings } from './local-settings.ts';
import { sayProgress, step } from './progress.ts';
import { takeSignalsFromMiniflare } from './stop-signal.ts';

/** Builds what changed, brings the database up to date and starts the platform on its state. */
export async function startOwnPlatform(settings: LocalSettings): Promise<LocalPlatform> {
  if (await step('Checking the build', async () => needsBuild())) await step('Building', build);
  const { statePath } = settings;
  const prepare = async (database: D1Database) => {
    noteRuntime(statePath);
    for (const name of await migrate(database)) sayProgress(`Applied ${name}`);
  };
  const started = await step('Starting', () => startPlatform({ ...settings, prepare }));
  takeSignalsFromMiniflare();
  noteRuntime(statePath);
  return {
    ...started,
    stop: async () => {
      await started.stop();
      forgetRuntime(statePath);
    },
  };
}
