import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { countReport, namesOfTroubles, sumCounts, vitestReport } from './test-count.ts';
import type { TestCount, VitestReport } from './test-count.ts';
import { toolEnvironment } from './tool-environment.ts';

interface Stage {
  name: string;
  run: () => TestCount;
}

/** What failed, and what passed only when tried again, by name: told where the run ends. */
const troubles: string[] = [];

const root = resolve(import.meta.dirname, '..');

/** What meets the engine that production runs on: every query, nearly every call, and whole builds. */
const onD1 = [
  'functions/repositories',
  'functions/routes',
  'functions/publisher/rollback/rolled-back-rights.test.ts',
];

/** Long stories of money, whose statements other files of these folders send to it as well. */
const onLibsqlAlone = [
  'buying',
  'kept-wishes',
  'last-wish',
  'nobody-charged',
  'outages',
  'payment-letters',
  'plans-by-newsletter',
  'plans-by-the-clock',
  'platform-fee',
  'random-lives',
  'taxes',
  'unpaid-of-closed-sites',
  'unpaid-plans',
  'wrong-key',
].map((name) => `functions/routes/site/money/${name}.test.ts`);

/** Run side by side: the types keep one processor busy for longer than all others. */
const checks: [name: string, ...command: string[]][] = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint'],
  ['types', 'astro', 'check'],
  ['dead code', 'knip'],
  ['code for tests alone', 'knip', '--production', '--include', 'files,exports'],
];

const unit: Stage = {
  name: 'unit and integration',
  run: () => vitest({ projects: ['node', 'dom'] }),
};

const d1Stage: Stage = {
  name: 'on D1',
  run: () =>
    vitest({
      projects: ['node'],
      args: [...onD1, ...onLibsqlAlone.flatMap((file) => ['--exclude', file])],
      environment: { DATABASE: 'd1' },
    }),
};

const againstTheBuild: Stage[] = [
  { name: 'worker', run: () => drive('workerd', 'e2e/worker') },
  { name: 'browser', run: () => drive('browser', 'e2e/browser') },
];

await main(process.argv[2] === 'verify');

async function main(verifyOnly: boolean): Promise<void> {
  const results = [...(await Promise.all(checks.map(performBeside))), perform(unit)];
  if (!verifyOnly) results.push(perform(d1Stage), ...buildAndDrive());
  console.log();
  for (const result of results) console.log(lineOf(result));
  for (const trouble of troubles) console.log(trouble);
  const total = sumCounts(results.map(({ count }) => count));
  console.log(written(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function buildAndDrive() {
  const build = perform({ name: 'build', run: () => countOf(runTool('astro', ['build'])) });
  if (build.count.failed === 0) return [build, ...againstTheBuild.map(perform)];
  // Without a build these stages cannot run, which must not look like success.
  const notRun = againstTheBuild.map(({ name }) => ({
    name: `${name} (not run)`,
    count: { passed: 0, failed: 1 },
    seconds: 0,
  }));
  return [build, ...notRun];
}

function perform({ name, run }: Stage) {
  console.log(headOf(name));
  const start = performance.now();
  const result = resultOf(name, start, run());
  console.log(lineOf(result));
  return result;
}

function headOf(name: string) {
  return `\n=== ${name} ===`;
}

/** `start` is when it began, as `performance` tells it. */
function resultOf(name: string, start: number, count: TestCount) {
  return { name, count, seconds: (performance.now() - start) / 1000 };
}

/** What it prints is shown once it ends, so that nothing of the others stands between. */
async function performBeside([name, ...command]: (typeof checks)[number]) {
  const start = performance.now();
  const { output, exitCode } = await outputOf(command);
  const result = resultOf(name, start, countOf(exitCode));
  console.log(`${headOf(name)}\n${output}${lineOf(result)}`);
  return result;
}

async function outputOf([tool = '', ...args]: string[]) {
  const child = spawn(tool, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnvironment,
  });
  const ended = once(child, 'close').then(([status]: (number | null)[]) => status ?? 1);
  const [out, errors, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended.catch((error: unknown) => notStarted(tool, error)),
  ]);
  return { output: out + errors, exitCode };
}

function lineOf({ name, count, seconds }: { name: string; count: TestCount; seconds: number }) {
  return `${name}: ${written(count)} (${seconds.toFixed(1)} s)`;
}

/** A check or the build counts as one passed or one failed. */
function countOf(exitCode: number): TestCount {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function drive(project: string, folder: string): TestCount {
  if (globSync(`${folder}/**/*.test.ts`, { cwd: root }).length > 0)
    return vitest({ projects: [project] });
  console.log(`${folder} holds no tests.`);
  return { passed: 0, failed: 0 };
}

interface Suites {
  projects: string[];
  args?: string[];
  environment?: Record<string, string>;
}

function vitest({ projects, args = [], environment = {} }: Suites): TestCount {
  const folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  const reportFile = join(folder, 'report.json');
  const selection = [...projects.flatMap((project) => ['--project', project]), ...args];
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const exitCode = runTool('vitest', ['run', ...selection, ...report], environment);
  const result = readReport(reportFile);
  troubles.push(...namesOfTroubles(result));
  const count = countReport(result, exitCode);
  rmSync(folder, { recursive: true });
  return count;
}

function readReport(file: string): VitestReport | null {
  return existsSync(file) ? vitestReport.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

function runTool(tool: string, args: string[], environment: Record<string, string> = {}): number {
  const { status, error } = spawnSync(tool, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment, ...environment },
  });
  return error === undefined ? (status ?? 1) : notStarted(tool, error);
}

function notStarted(tool: string, error: unknown): number {
  console.error(`${tool} could not be started: ${String(error)}`);
  return 1;
}

function written({ passed, failed }: TestCount): string {
  return `${passed} passed, ${failed} failed`;
}
