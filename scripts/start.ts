import { demoSites } from './demo/index.ts';
import { keepCronRunning } from './running/cron.ts';
import { endLeftover } from './running/leftover.ts';
import { type LocalSettings, localSettings, platformAddress } from './running/local-settings.ts';
import { ensureOwner, importOwner } from './running/owners.ts';
import { type OwnPlatform, startOwnPlatform } from './running/own-platform.ts';
import { isPortFree } from './running/port.ts';
import { sentenceOf, step } from './running/progress.ts';
import { stopSignal } from './running/stop-signal.ts';
import { isLarder } from './running/with-platform.ts';
import { printWelcome } from './running/welcome.ts';
import { connectSellers } from './seed/connect-sellers.ts';
import { demoOwner } from './seed/demo-owner.ts';
import { needsSeeding, seedDemoSites } from './seed/seed-demo-sites.ts';

const signal = stopSignal();
const owners = [...demoSites.map(demoOwner), importOwner];

try {
  await start(localSettings(process.env));
} catch (error) {
  if (!signal.aborted) {
    console.error(`\n${sentenceOf(error)}`);
    process.exitCode = 1;
  }
}

async function start(settings: LocalSettings): Promise<void> {
  const { port, statePath } = settings;
  await endLeftover(statePath);
  if (!(await isPortFree(port))) throw new Error(await takenMessage(port));
  const platform = await startOwnPlatform(settings);
  let endCron = () => {};
  try {
    endCron = await keepCronRunning(platform);
    await seedIfEmpty(platform, settings);
    await printWelcome(platform, settings, owners);
    await stopped();
  } finally {
    endCron();
    await platform.stop();
    console.log('Stopped.');
  }
}

async function seedIfEmpty(platform: OwnPlatform, { port, statePath }: LocalSettings) {
  const { database, stripe } = platform;
  for (const owner of owners) await ensureOwner(database, statePath, owner);
  if (!(await needsSeeding(database, statePath))) return;
  const url = platformAddress(port);
  const used = { url, own: platform };
  await step('Seeding the demo sites', () => seedDemoSites({ platform: used, statePath, signal }));
  // Whose accounts they would be at Stripe itself only their cooks can say.
  if (stripe === null) return;
  await step('Connecting their cooks', () => connectSellers({ url, database, statePath, signal }));
}

async function takenMessage(port: number): Promise<string> {
  const isRunning = await isLarder(platformAddress(port));
  const what = isRunning ? 'Larder runs already on' : 'Something else listens on';
  return `${what} port ${port}. Stop it, or choose another port: PORT=${port + 1} npm start`;
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}
