import { localSettings } from './running/local-settings.ts';
import { sentenceOf, step } from './running/progress.ts';
import { stopSignal } from './running/stop-signal.ts';
import { withPlatform } from './running/with-platform.ts';
import { seedDemoSites } from './seed/seed-demo-sites.ts';

try {
  const settings = localSettings(process.env);
  const { statePath } = settings;
  const signal = stopSignal();
  await withPlatform(settings, (platform) =>
    step('Seeding the demo sites', () => seedDemoSites({ platform, statePath, signal })),
  );
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
