import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';

/** A script that the build wrote: what it loads, and which modules are in it. */
export type ClientChunk = {
  imports: string[];
  dynamicImports: string[];
  modules: string[];
};

/** By file name below the client folder. */
export type ClientManifest = Record<string, ClientChunk>;

const root = join(import.meta.dirname, '../..');

type Output = Record<
  string,
  | { type: 'asset' }
  | {
      type: 'chunk';
      imports: string[];
      dynamicImports: string[];
      modules: Record<string, { renderedLength: number }>;
    }
>;

/** Writes down which modules each client script holds, for the tests of what visitors load. */
export function clientManifest(): AstroIntegration {
  const manifest: ClientManifest = {};
  const plugin = {
    name: 'client-manifest',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle: (_: unknown, output: Output) => {
      Object.assign(manifest, manifestOf(output));
    },
  };
  return {
    name: 'client-manifest',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        // Beside the client folder, so that it is not served.
        const file = new URL('../client-manifest.json', dir);
        await writeFile(file, JSON.stringify(manifest, null, 1));
      },
    },
  };
}

function manifestOf(output: Output): ClientManifest {
  const chunks = Object.entries(output).flatMap(([file, chunk]) =>
    chunk.type === 'chunk' ? [[file, chunkOf(chunk)] as const] : [],
  );
  return Object.fromEntries(chunks);
}

function chunkOf({ imports, dynamicImports, modules }: Extract<Output[string], { type: 'chunk' }>) {
  const rendered = Object.keys(modules).filter((id) => modules[id]?.renderedLength !== 0);
  return { imports, dynamicImports, modules: rendered.map(nameOf) };
}

/** Below the root of the repository; virtual modules begin with a NUL and may hold a path. */
const nameOf = (id: string): string =>
  id.startsWith('\0') ? id.slice(1).replace(`${root}/`, '') : relative(root, id);
