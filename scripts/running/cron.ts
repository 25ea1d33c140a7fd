import type { LocalPlatform } from '../local-platform.ts';
import { sentenceOf } from './progress.ts';

const everyMs = 60_000;

/** Runs the Worker's cron now and every minute, as the network does; answers how to end it. */
export async function keepCronRunning(platform: LocalPlatform): Promise<() => void> {
  const runOnce = async () => {
    try {
      await platform.runCron();
    } catch (error) {
      console.error(`The cron failed: ${sentenceOf(error)}`);
    }
  };
  await runOnce();
  const timer = setInterval(() => void runOnce(), everyMs);
  return () => clearInterval(timer);
}
