import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { until } from './worker-site.ts';

export type MortalPlatform = {
  /** Lets the cron run, at once and every minute, as it does after every start. */
  startCron: () => void;
  /** Ends the process and the runtime below it without a word of warning. */
  kill: () => Promise<void>;
};

const script = join(import.meta.dirname, 'platform-process.ts');

/** Starts the platform on the state that an earlier one left, however that one ended. */
export async function startMortalPlatform(
  port: number,
  statePath: string,
  mail: Record<string, string> = {},
): Promise<MortalPlatform> {
  // Its own group, so that the runtime dies with it.
  const child = fork(script, [String(port), statePath, JSON.stringify(mail)], { detached: true });
  await Promise.race([once(child, 'message'), refuseEarlyEnd(child)]);
  return {
    startCron: () => child.send('cron'),
    kill: async () => {
      const ended = once(child, 'exit');
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
      await until(async () => !(await isOpen(port)));
    },
  };
}

async function refuseEarlyEnd(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('The platform ended before it was ready');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
