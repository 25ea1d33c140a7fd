/** Whether the money moved. */
export const chargeStates = ['paid', 'failed'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** What became of a charge that the owner of a card complained of to the bank. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

type Money = {
  state: ChargeState;
  amountCents: number;
  refundedCents: number;
  feeCents: number;
  dispute: DisputeState | null;
};

/** What a charge brought the cook before the provider's own fee, in cents; a dispute that is open is money gone. */
export function netCents({ state, amountCents, refundedCents, feeCents, dispute }: Money): number {
  if (state === 'failed') return 0;
  const isTaken = dispute === 'open' || dispute === 'lost';
  return (isTaken ? 0 : amountCents - refundedCents) - feeCents;
}
