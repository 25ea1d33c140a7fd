import { type CrossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import type { LapsedGrant } from '#functions/repositories/money/subscription.ts';
import { endGrant, type GrantHost } from '../letters/end-grant.ts';

export type GrantsHost = CrossingHost & GrantHost;

/**
 * What was given for a while ends by the clock: its row follows, the free plan goes on, and its person is told, in one
 * batch each. `stored` are the letters to send.
 */
export async function endGrants(
  host: GrantsHost,
  over: readonly LapsedGrant[],
  stored: string[],
): Promise<void> {
  await sweepEach(over, async (grant) => {
    const { statements, letterIds } = await endGrant(host, grant);
    await host.prepare(statements);
    stored.push(...letterIds);
  });
}
