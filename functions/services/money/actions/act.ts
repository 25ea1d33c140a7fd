import { moneyMessages } from '#contract/money/money-messages.ts';
import type { PressKind } from '#domain/money/payments.ts';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { ProviderSubscription } from '#functions/repositories/money/provider-subscription.ts';
import { paymentsAway, preconditionFailed } from '../../service-error.ts';
import { moneyHostOf } from '../money-host.ts';
import { orDisconnected } from '../or-disconnected.ts';
import { lookAgain } from '../sync/sync-subscription.ts';
import { carryOut } from './carry-out.ts';
import { noMorePayments } from './no-more-payments.ts';

type Paid = Pick<ProviderSubscription, 'siteId' | 'accountId' | 'providerId' | 'subscriptionId'>;

/** What a press does to a plan; what becomes of it is what the provider says then. */
export async function act(ctx: PersonContext, paid: Paid, kind: PressKind): Promise<void> {
  const host = moneyHostOf(ctx);
  const { siteId, accountId, providerId } = paid;
  const action = { id: ctx.newId(), siteId, accountId, providerSubscriptionId: providerId, kind };
  await ctx.commit(ctx.siteOf(siteId).paymentActions.press(action, ctx.now));
  try {
    const done = await orDisconnected(() => carryOut(host, action));
    await lookAgain(host, paid);
    // What is paid there ends by itself, and goes on only once the account is given back.
    if (done === 'disconnected' && kind === 'resume') throw await noMorePayments(ctx, paid);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    // A refusal ends what was pressed. All else is kept, and asked for again until the provider answers.
    throw error.kind === 'refused'
      ? preconditionFailed()
      : paymentsAway(moneyMessages.keptForLater);
  }
}
