import { resolve } from 'node:path';

export type LocalSettings = {
  port: number;
  /** Where databases, pages, pictures and owners' tokens are kept between starts. */
  statePath: string;
};

const root = resolve(import.meta.dirname, '../..');
const defaultPort = 8787;

export type LocalEnvironment = { PORT?: string | undefined; LARDER_STATE?: string | undefined };

/** The port and the folder of the local platform; PORT and LARDER_STATE choose others. */
export function localSettings(environment: LocalEnvironment): LocalSettings {
  const { PORT: written, LARDER_STATE: folder } = environment;
  const port = written ? Number(written) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, and it is "${written}".`);
  }
  return { port, statePath: folder ? resolve(folder) : resolve(root, '.wrangler/state') };
}

export const platformAddress = (port: number) => `http://localhost:${port}`;
export const siteAddress = (slug: string, port: number) => `http://${slug}.localhost:${port}`;
