import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importRecipes } from './import/import-recipes.ts';
import { readRows } from './import/recipe-row.ts';
import { summaryLines } from './import/summary.ts';
import { createManageClient } from './manage-api/manage-client.ts';
import { localSettings } from './running/local-settings.ts';
import { tokenForSite } from './running/owner-tokens.ts';
import { sayProgress, sentenceOf } from './running/progress.ts';
import { stopSignal } from './running/stop-signal.ts';
import { type UsedPlatform, withPlatform } from './running/with-platform.ts';

const usage = `npm run import -- --site slug --file recipes.jsonl [--url https://larder.example] [--token token]

Takes one recipe a line into a site, which is made when there is none. Run it again to go on with
an import that was interrupted; what is there already stays as it is.`;

try {
  await run(readArguments());
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

type Arguments = { site: string; file: string; url: string | undefined; token: string | undefined };

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      file: { type: 'string' },
      url: { type: 'string' },
      token: { type: 'string', default: process.env['LARDER_TOKEN'] },
    },
  });
  const { site, file, url, token } = values;
  if (!site || !file) throw new Error(usage);
  if (url && !token) throw new Error('A platform at an address needs a token: --token …');
  return { site, file, url: url?.replace(/\/$/, ''), token };
}

async function run(asked: Arguments): Promise<void> {
  const file = readFile(asked.file);
  if (asked.url) {
    await importInto({ url: asked.url, own: null }, asked, file);
    return;
  }
  await withPlatform(localSettings(process.env), (platform) => importInto(platform, asked, file));
}

async function importInto(platform: UsedPlatform, asked: Arguments, file: string): Promise<void> {
  const start = performance.now();
  const { rows, problems } = readRows(file);
  const { statePath } = localSettings(process.env);
  const token = asked.token ?? (await tokenForSite(platform, statePath, asked.site));
  const onWait = (seconds: number) => sayProgress(`The server asks to wait ${seconds} s.`);
  const api = createManageClient({ url: platform.url, token, signal: stopSignal(), onWait });
  console.log(`Importing ${rows.length} recipes into ${asked.site}`);
  const folder = dirname(resolve(asked.file));
  const task = { api, siteSlug: asked.site, rows, folder, say: sayProgress, now: Date.now() };
  const summary = await importRecipes(task);
  summary.problems.push(...problems);
  const seconds = (performance.now() - start) / 1000;
  for (const line of summaryLines(summary, seconds)) console.log(line);
  if (summary.problems.length > 0) process.exitCode = 1;
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} cannot be read: ${sentenceOf(error)}`, { cause: error });
  }
}
