import { PaymentFailure } from '#domain/money/payment-failure.ts';
import { type ActionKind, type DutyKind, isDuty, type PressKind } from '#domain/money/payments.ts';
import type { PaidSubscription } from '#functions/adapters/payments/payment-gateway.ts';
import type { PaymentAction } from '#functions/repositories/money/payment-action.ts';
import { isSiteGone, type MoneyHost } from '../money-host.ts';

/**
 * Asks the provider for what was pressed or is owed; asking again with the same action asks for the same
 * once. Rejects with a `PaymentFailure`: a refusal ends what was pressed. What is owed ends only once it
 * is so, by whatever way it came about.
 */
export async function carryOut(host: MoneyHost, action: PaymentAction): Promise<void> {
  const { kind } = action;
  if (isDuty(kind)) return carryOutOnce(host, action);
  try {
    await carryOutOnce(host, action);
  } finally {
    await askForLast(host, { ...action, kind });
  }
}

/**
 * What was pressed in the meantime may have come to the provider before this: it is asked for once more,
 * so that the last wish is what counts.
 */
async function askForLast(host: MoneyHost, action: PaymentAction & { kind: PressKind }) {
  const { paymentActions } = host.siteOf(action.siteId);
  const asked = await paymentActions.findPress(action.id);
  if (asked?.state !== 'overtaken') return;
  const last = await paymentActions.findLastPress(action);
  if (last === null || isDuty(last.kind) || last.kind === action.kind) return;
  const anew = { ...action, id: host.newId(), kind: last.kind };
  await host.prepare(paymentActions.press(anew, host.now));
  await carryOut(host, anew);
}

async function carryOutOnce(host: MoneyHost, action: PaymentAction): Promise<void> {
  const { paymentActions } = host.siteOf(action.siteId);
  try {
    await asks[action.kind](host, action);
  } catch (error) {
    const { id, kind } = action;
    if (!(error instanceof PaymentFailure) || !isDecided(error, kind)) throw error;
    if (!isDuty(kind)) {
      await host.prepare([paymentActions.refuse({ id, kind })]);
      throw error;
    }
    if (!(await isFulfilled(host, { ...action, kind }))) {
      throw new PaymentFailure('owed', error.code, `${id} is refused: ${error.message}`);
    }
  }
  await host.prepare([paymentActions.finish(action.id)]);
}

/** To end is asked for again once an account that was taken away is given back; to go on is not. */
const isDecided = (failure: PaymentFailure, kind: ActionKind): boolean =>
  failure.kind === 'refused' || (failure.kind === 'disconnected' && kind === 'resume');

type Ask = (host: MoneyHost, action: PaymentAction) => Promise<void>;

const setEnding =
  (ends: boolean): Ask =>
  ({ gateway }, { accountId, providerSubscriptionId: subscriptionId, id }) =>
    gateway.setEnding(accountId, { subscriptionId, ends }, id);

const asks: Record<ActionKind, Ask> = {
  end: setEnding(true),
  resume: setEnding(false),
  undo: ({ gateway }, { accountId, providerSubscriptionId, id }) =>
    gateway.undoSubscription(accountId, providerSubscriptionId, id),
  stop: ({ gateway }, { accountId, providerSubscriptionId }) =>
    gateway.stopSubscription(accountId, providerSubscriptionId),
  close: async (host, action) => {
    // Nobody's plan ends on a site that was restored in between.
    if (!(await isSiteGone(host, action.siteId))) return;
    await setEnding(true)(host, action);
    await host.gateway.dropUnpaid(action.accountId, action.providerSubscriptionId);
  },
};

const fulfilled: Record<DutyKind, (said: PaidSubscription) => boolean> = {
  // Its money may not be back although it has ended.
  undo: () => false,
  close: ({ endsAt, endedAt }) => endsAt !== null || endedAt !== null,
  stop: ({ endedAt }) => endedAt !== null,
};

async function isFulfilled(
  { gateway }: MoneyHost,
  { accountId, providerSubscriptionId, kind }: PaymentAction & { kind: DutyKind },
): Promise<boolean> {
  const said = await gateway.findSubscription(accountId, providerSubscriptionId);
  return said === null || fulfilled[kind](said);
}
