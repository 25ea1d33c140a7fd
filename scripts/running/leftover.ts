import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

export type Process = { id: number; parentId: number; command: string };

const fileName = 'running';
const record = z.object({ starter: z.int(), workers: z.array(z.int()) });
const pollMs = 50;
const patienceMs = 5000;

/** Notes which runtime this process has started, for the case that it cannot stop it itself. */
export function noteRuntime(statePath: string): void {
  const own = listProcesses().filter(({ parentId }) => parentId === process.pid);
  const workers = own.filter(isRuntime).map(({ id }) => id);
  writeFileSync(join(statePath, fileName), JSON.stringify({ starter: process.pid, workers }));
}

export function forgetRuntime(statePath: string): void {
  rmSync(join(statePath, fileName), { force: true });
}

/** Ends the runtime of a start that was killed: it lives on and would keep port and database. */
export async function endLeftover(statePath: string): Promise<void> {
  const file = join(statePath, fileName);
  if (!existsSync(file)) return;
  const noted = record.parse(JSON.parse(readFileSync(file, 'utf8')));
  const leftover = leftoverOf(noted, listProcesses());
  for (const { id } of leftover) process.kill(id, 'SIGTERM');
  const giveUpAt = Date.now() + patienceMs;
  while (leftoverOf(noted, listProcesses()).length > 0) {
    if (Date.now() > giveUpAt)
      throw new Error('An earlier start left a runtime that does not end.');
    await wait(pollMs);
  }
  const isInUse = listProcesses().some(({ id }) => noted.workers.includes(id));
  if (!isInUse) rmSync(file);
}

/** The noted runtimes that are still there although who started them is not. */
export function leftoverOf(
  { starter, workers }: z.output<typeof record>,
  processes: readonly Process[],
): Process[] {
  return processes.filter(
    (each) => workers.includes(each.id) && isRuntime(each) && each.parentId !== starter,
  );
}

const isRuntime = ({ command }: Process) => /(?:^|\/)workerd$/.test(command);

/** Nothing where the machine has no `ps`. */
function listProcesses(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, id, parentId, command] = /^\s*(\d+)\s+(\d+)\s+(.+?)\s*$/.exec(line) ?? [];
    return command ? [{ id: Number(id), parentId: Number(parentId), command }] : [];
  });
}
