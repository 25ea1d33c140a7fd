import { z } from 'zod';
import { startPlatform } from '#scripts/local-platform.ts';
import { keepCronRunning } from '#scripts/running/cron.ts';

/** The platform in a process of its own, to be killed; its cron is started by a message. */
const [port, statePath, mail = '{}'] = process.argv.slice(2);
if (port === undefined || statePath === undefined) throw new Error('Give a port and a folder');

const platform = await startPlatform({
  port: Number(port),
  statePath,
  mail: z.record(z.string(), z.string()).parse(JSON.parse(mail)),
});
process.on('message', () => void keepCronRunning(platform));
process.send?.('ready');
