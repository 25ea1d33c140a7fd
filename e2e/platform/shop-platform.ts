import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startPlatform } from '#scripts/local-platform.ts';
import { migrate } from '#scripts/migrate.ts';
import { findFreePort } from '#scripts/running/port.ts';
import { startStripe } from '#scripts/running/stripe-process.ts';
import { codeIn, platformCaller } from './platform-caller.ts';

const outbox = z.object({ mails: z.array(z.object({ text: z.string() })) });

/** An empty platform on which plans are sold, by what stands in for Stripe in a process of its own. */
export async function startShopPlatform() {
  const port = await findFreePort();
  const statePath = mkdtempSync(join(tmpdir(), 'larder-shop-'));
  const stripe = await startStripe({ port, statePath }, {});
  const platform = await startPlatform({
    port,
    statePath,
    rateLimitFactor: 100,
    prepare: migrate,
    stripe: stripe.bindings,
  });
  const { client, host, call, signUp } = platformCaller(port);
  const mailsTo = async (email: string) => {
    const path = `/dev/mail?${new URLSearchParams({ to: email })}`;
    const { text } = await client.ask({ host, path, headers: { Accept: 'application/json' } });
    return outbox.parse(JSON.parse(text)).mails;
  };
  return {
    host,
    call,
    mailsTo,
    stripe: stripe.address ?? '',
    /** Somebody new, in by the code of the mail. */
    signUp: (email: string): Promise<string> =>
      signUp(email, async () => {
        let code: string | undefined;
        while (code === undefined) code = codeIn((await mailsTo(email))[0]?.text ?? '');
        return code;
      }),
    stop: async () => {
      client.close();
      await platform.stop();
      await stripe.stop();
      rmSync(statePath, { recursive: true, force: true });
    },
  };
}
