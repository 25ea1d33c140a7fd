import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from './tool-environment.ts';

const root = join(import.meta.dirname, '..');
const watched = ['src', 'functions', 'migrations', 'public'];
/** Editors write a file in several steps; one restart serves them all. */
const settleMs = 200;

let running: ChildProcess = start();
let timer: NodeJS.Timeout | undefined;

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(file), settleMs);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running.once('exit', () => process.exit());
    running.kill('SIGTERM');
  });
}

/** `npm start` builds what changed, and its first cron has stored pages rendered anew. */
function start(): ChildProcess {
  return spawn('node', [join(root, 'scripts/start.ts')], {
    stdio: 'inherit',
    env: toolEnvironment,
  });
}

function restart(file: string): void {
  console.log(`\n${file} changed, starting again`);
  running.once('exit', () => {
    running = start();
  });
  running.kill('SIGTERM');
}
