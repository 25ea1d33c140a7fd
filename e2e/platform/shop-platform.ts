import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startPlatform } from '#scripts/local-platform.ts';
import { migrate } from '#scripts/migrate.ts';
import { findFreePort } from '#scripts/running/port.ts';
import { startStripe } from '#scripts/running/stripe-process.ts';
import { httpClient } from '../http.ts';
import { apiCaller } from './api-caller.ts';

const outbox = z.object({ mails: z.array(z.object({ text: z.string() })) });
const session = z.looseObject({ authToken: z.string() });

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
  const client = httpClient(port);
  const host = `localhost:${port}`;
  const call = apiCaller(client, host);
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
    signUp: async (email: string): Promise<string> => {
      await call('POST /api/v1/manage/sign-up', { body: { email } });
      let code: string | undefined;
      while (code === undefined) code = /^\d{6}$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
      const claimed = await call('POST /api/v1/manage/sign-in-codes', { body: { email, code } });
      return session.parse(claimed).authToken;
    },
    stop: async () => {
      client.close();
      await platform.stop();
      await stripe.stop();
      rmSync(statePath, { recursive: true, force: true });
    },
  };
}
