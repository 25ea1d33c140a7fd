import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { toolEnvironment } from './tool-environment.ts';

// Newsletters to many more than the tests send: by a mail server that is not well, and to a sink.
const { values } = parseArgs({
  options: {
    smtp: { type: 'string', default: '10000' },
    sink: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
  },
});
const { smtp, sink, seed } = values;
console.log(`${smtp} letters by SMTP and ${sink} to a sink, with the seed ${seed}`);

const file = 'functions/mail/sending/many-letters.test.ts';
const args = ['run', '--project', 'node', '--testTimeout', '0', '--disableConsoleIntercept', file];
const env = {
  ...toolEnvironment,
  LETTERS_BY_SMTP: smtp,
  LETTERS_TO_SINK: sink,
  LETTERS_SEED: seed,
};
const { status, error } = spawnSync('vitest', args, { stdio: 'inherit', env });
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
