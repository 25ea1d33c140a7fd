import type { LocalPlatform } from '../local-platform.ts';
import { keepCronRunning } from './cron.ts';
import { endLeftover } from './leftover.ts';
import { type LocalSettings, platformAddress } from './local-settings.ts';
import { startOwnPlatform } from './own-platform.ts';
import { isPortFree } from './port.ts';

/** A platform to work with: one that runs already, or one of our own with its database. */
export type UsedPlatform = { url: string; own: LocalPlatform | null };

/** Hands over the platform that runs on the port, or one started for this and stopped after. */
export async function withPlatform<Result>(
  settings: LocalSettings,
  work: (platform: UsedPlatform) => Promise<Result>,
): Promise<Result> {
  await endLeftover(settings.statePath);
  const url = platformAddress(settings.port);
  if (!(await isPortFree(settings.port))) {
    if (!(await isLarder(url))) {
      throw new Error(
        `Port ${settings.port} is taken by something else. Choose another with PORT.`,
      );
    }
    console.log(`Using the platform at ${url}.`);
    return work({ url, own: null });
  }
  const own = await startOwnPlatform(settings);
  const endCron = await keepCronRunning(own);
  try {
    return await work({ url, own });
  } finally {
    endCron();
    await own.stop();
  }
}

/** Whether our API answers there, with its own 401 to a request without a session. */
export async function isLarder(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/manage/current-user`).catch(() => null);
  if (answer?.status !== 401) return false;
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body;
}
