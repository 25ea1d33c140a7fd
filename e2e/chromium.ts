import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import { z } from 'zod';

export interface Chromium {
  executablePath: string;
  env: NodeJS.ProcessEnv;
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

// The package's own names folders of one cloud; without any font at hand no text is drawn.
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The headless shell that comes as a development dependency, where it runs: it has one version for
 * all, and needs less than half the processor time of a full Chromium.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return { executablePath: named, env: process.env };
  if (platform() !== 'linux' || arch() !== 'x64') return installedChromium();
  const folder = await unpackedChromium();
  const env = {
    ...process.env,
    // NSS, NSPR and expat come with the package; a bare machine has none of them.
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { executablePath: join(folder, 'chromium'), env };
}

function installedChromium(): Chromium {
  const executablePath = installed.find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath, env: process.env };
  throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
}

/** Unpacks aside and renames, so that two processes never see half a browser. */
async function unpackedChromium(): Promise<string> {
  const source = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  const cache = resolve(import.meta.dirname, '../.cache');
  const folder = join(cache, `chromium-${versionOf(source)}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'unpacking-'));
  await unpackInto(aside, join(source, 'bin'));
  await writeFile(join(aside, 'fonts/fonts.conf'), fontsConfiguration);
  // The rename fails when another process was first; then its copy is as good.
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
  return folder;
}

async function unpackInto(folder: string, source: string): Promise<void> {
  const before = process.env['TMPDIR'];
  // The package unpacks into the temporary folder and nowhere else.
  process.env['TMPDIR'] = folder;
  try {
    await Promise.all(archives.map((archive) => inflate(join(source, archive))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function versionOf(packageFolder: string): string {
  const written: unknown = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(written).version;
}
