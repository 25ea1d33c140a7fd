import type { TestProject } from 'vitest/node';
import { type DemoPlatform, startDemoPlatform } from './demo-platform.ts';

declare module 'vitest' {
  // Vitest merges what is provided into its own interface.
  interface ProvidedContext {
    demoPort: number;
    /** Where the tokens of the demo cooks are kept. */
    demoState: string;
  }
}

let platform: DemoPlatform;

/** Starts the platform that all browser tests share. */
export async function setup(project: TestProject): Promise<void> {
  platform = await startDemoPlatform();
  project.provide('demoPort', platform.port);
  project.provide('demoState', platform.statePath);
}

export async function teardown(): Promise<void> {
  await platform.stop();
}
