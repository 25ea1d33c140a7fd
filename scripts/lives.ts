import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { toolEnvironment } from './tool-environment.ts';

// Lives of plans, many more than the tests try; a seed that is not given is another one each time.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000)) },
  },
});
const { count, seed } = values;
console.log(`${count} lives with the seed ${seed}`);

const file = 'functions/routes/site/money/random-lives.test.ts';
const args = ['run', '--project', 'node', '--testTimeout', '0', file];
const env = { ...toolEnvironment, LIFE_COUNT: count, LIFE_SEED: seed };
const { status, error } = spawnSync('vitest', args, { stdio: 'inherit', env });
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
