import { inject } from 'vitest';
import { demoPort } from './demo-port.ts';

/** The platform of this worker process. */
export function ownPlatform() {
  const at = Number(process.env['VITEST_POOL_ID']) - 1;
  const own = inject('demoPlatforms')[at];
  if (!own) throw new Error(`No platform was started for worker process ${at + 1}`);
  return own;
}

/** Leads a browser from the addresses that pages render to the platform of this worker process. */
export const leadToOwnPlatform = () =>
  `--host-resolver-rules=MAP *:${demoPort} 127.0.0.1:${ownPlatform().port}, MAP * 127.0.0.1`;
