import type { TestProject } from 'vitest/node';
import { findFreePort } from '#scripts/running/port.ts';
import { type DemoPlatform, startDemoPlatform } from './demo-platform.ts';

declare module 'vitest' {
  // Vitest merges what is provided into its own interface.
  interface ProvidedContext {
    demoPlatforms: ProvidedPlatform[];
  }
}

/**
 * `dnsPort` is where a story lets a resolver answer for the domains of its sites, `webPort` where it
 * lets pages of other sites stand.
 */
type ProvidedPlatform = Pick<DemoPlatform, 'port' | 'statePath'> & {
  dnsPort: number;
  webPort: number;
};

const platforms: (DemoPlatform & ProvidedPlatform)[] = [];

/** Starts a platform for each worker process; what a file writes is seen by none that runs beside. */
export async function setup(project: TestProject): Promise<void> {
  const { maxWorkers } = project.config;
  for (let at = 0; at < maxWorkers; at += 1) {
    const dnsPort = await findFreePort();
    const dnsResolver = `http://127.0.0.1:${dnsPort}/dns-query`;
    const webPort = await findFreePort();
    const pageProxy = `http://127.0.0.1:${webPort}/`;
    const port = await findFreePort();
    const platform = await startDemoPlatform({ port, dnsResolver, pageProxy, copy: String(at) });
    platforms.push({ ...platform, dnsPort, webPort });
  }
  project.provide(
    'demoPlatforms',
    platforms.map(({ port, statePath, dnsPort, webPort }) => ({
      port,
      statePath,
      dnsPort,
      webPort,
    })),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(platforms.map(({ stop }) => stop()));
}
