import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { rendererId } from '../bundling/renderer-id.ts';
import { toolEnvironment } from '../tool-environment.ts';

const root = join(import.meta.dirname, '../..');
const serverFolder = join(root, 'dist/server');
const builtConfiguration = join(serverFolder, 'wrangler.json');
/** Written when everything else is there, so a build that was killed does not have it. */
const lastWritten = join(root, 'dist/client/_astro/files.json');
/** Inputs of the build that the renderer's name does not know. */
const otherInputs = ['wrangler.toml', 'public'];

/** Whether the built Worker was made from other sources than the present ones. */
export function needsBuild(): boolean {
  if (!existsSync(lastWritten) || !existsSync(builtConfiguration)) return true;
  const builtAt = statSync(builtConfiguration).mtimeMs;
  const isOlder = otherInputs.flatMap(filesUnder).some((file) => statSync(file).mtimeMs > builtAt);
  return isOlder || !isBuiltFrom(rendererId());
}

/** What the tools said is shown only when they fail. */
export async function build(): Promise<void> {
  // Under a test runner React would else be built for development, twice as large.
  const env = { ...toolEnvironment, NODE_ENV: 'production' };
  const child = spawn('astro', ['build'], { cwd: root, env });
  const ended = once(child, 'close');
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  if (child.exitCode === 0) return;
  throw new Error(`The build failed. This is what it said:\n\n${said.join('').trim()}`);
}

function isBuiltFrom(id: string): boolean {
  const modules = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' });
  return modules
    .filter((file) => file.endsWith('.mjs'))
    .some((file) => readFileSync(join(serverFolder, file), 'utf8').includes(id));
}

function filesUnder(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
