import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrokenLinks } from './export/broken-links.ts';
import { exportSite, type ExportSummary } from './export/export-site.ts';
import { listSlugs, localSource } from './export/export-source.ts';
import { type LocalPlatform, startPlatform } from './local-platform.ts';
import { migrate } from './migrate.ts';
import { build, needsBuild } from './running/build.ts';
import { localSettings } from './running/local-settings.ts';
import { findFreePort, isPortFree } from './running/port.ts';
import { sayProgress, sentenceOf, step } from './running/progress.ts';

const usage = `npm run export -- --site slug [--out folder] [--origin https://cook.example]

Writes the live pages of a site, with all their pictures, fonts and scripts, as files that any web
server can serve. --origin is the address they will be served under.`;

type Arguments = { site: string; out: string; origin: string | null };

try {
  await run(readArguments());
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, out: { type: 'string' }, origin: { type: 'string' } },
  });
  const { site, out, origin } = values;
  if (!site) throw new Error(usage);
  if (origin && !URL.canParse(origin)) throw new Error(`--origin is no web address: ${origin}`);
  return {
    site,
    out: resolve(out ?? `export/${site}`),
    origin: origin ? new URL(origin).origin : null,
  };
}

async function run(asked: Arguments): Promise<void> {
  const { port, statePath } = localSettings(process.env);
  const isRunning = !(await isPortFree(port));
  if (needsBuild() && !isRunning) await step('Building', build);
  // It reads beside a platform that runs, on a port of its own.
  const place = { port: await findFreePort(), statePath };
  const platform = await startPlatform({ ...place, ...(!isRunning && { prepare: migrate }) });
  try {
    const start = performance.now();
    const summary = await exportFrom(platform, asked);
    report(summary, asked, (performance.now() - start) / 1000);
  } finally {
    await platform.stop();
  }
}

async function exportFrom(platform: LocalPlatform, asked: Arguments): Promise<ExportSummary> {
  const source = await localSource(platform, asked.site);
  if (!source) {
    const slugs = await listSlugs(platform);
    throw new Error(`There is no site "${asked.site}". There are: ${slugs.join(', ') || 'none'}.`);
  }
  console.log(`Exporting ${source.pages.length} pages of ${asked.site}`);
  return exportSite({ source, folder: asked.out, origin: asked.origin, say: sayProgress });
}

function report(summary: ExportSummary, { out }: Arguments, seconds: number): void {
  const { pages, redirects, media, assets, missing, origin } = summary;
  console.log(
    `${pages} pages, ${redirects} redirects, ${media} pictures and videos and ${assets} client ` +
      `files in ${seconds.toFixed(1)} s: ${out}`,
  );
  for (const path of missing) console.error(`The platform did not answer ${path}`);
  const broken = findBrokenLinks(out, origin);
  for (const { file, address } of broken) console.error(`${file} leads to ${address}: no file`);
  if (missing.length + broken.length > 0) process.exitCode = 1;
  else console.log('Every link within the site leads to a file.');
}
