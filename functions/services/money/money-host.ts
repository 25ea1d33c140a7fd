import type { SiteId } from '#domain/ids.ts';
import type { PaymentGateway } from '#functions/adapters/payments/payment-gateway.ts';
import type { CrossingHost } from '#functions/crossings/crossing-host.ts';
import type { Adapters, Config, Context } from '#functions/http/context.ts';
import { unavailable } from '../service-error.ts';

/** What it takes to keep plans as the payment provider says they are, in a request as in a job. */
export type MoneyHost = CrossingHost &
  Pick<Context, 'newId' | 'newToken' | 'newCode' | 'hash'> & {
    gateway: PaymentGateway;
    config: Config;
    adapters: Pick<Adapters, 'signInCodes'>;
    /** Wakes the mailer for letters that are committed. */
    wakeMailer: (messageIds: string[]) => void;
  };

/** What is committed with others in one batch. */
export type Statement = Parameters<Context['commit']>[0][number];

/** Of a request; refused where no payment provider is set up. */
export function moneyHostOf(ctx: Context): MoneyHost {
  const { payments: gateway } = ctx.adapters;
  if (gateway === null) throw unavailable();
  return { ...ctx, gateway };
}

/** Whether its cook deleted it, or nothing is left of it. */
export async function isSiteGone(
  { siteOf }: Pick<MoneyHost, 'siteOf'>,
  siteId: SiteId,
): Promise<boolean> {
  const site = await siteOf(siteId).site.find();
  return site === null || site.deletedAt !== null;
}
