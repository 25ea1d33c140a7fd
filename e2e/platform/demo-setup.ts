import type { TestProject } from 'vitest/node';
import { findFreePort } from '#scripts/running/port.ts';
import { type DemoPlatform, startDemoPlatform } from './demo-platform.ts';

declare module 'vitest' {
  // Vitest merges what is provided into its own interface.
  interface ProvidedContext {
    demoPlatforms: { port: number; statePath: string }[];
  }
}

const platforms: DemoPlatform[] = [];

/** Starts a platform for each worker process; what a file writes is seen by none that runs beside. */
export async function setup(project: TestProject): Promise<void> {
  const { maxWorkers } = project.config;
  for (let at = 0; at < maxWorkers; at += 1) {
    platforms.push(await startDemoPlatform({ port: await findFreePort(), copy: String(at) }));
  }
  project.provide(
    'demoPlatforms',
    platforms.map(({ port, statePath }) => ({ port, statePath })),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(platforms.map(({ stop }) => stop()));
}
