const dayMs = 24 * 60 * 60 * 1000;

export const invitationLifetimeDays = 7;
export const invitationLifetimeMs = invitationLifetimeDays * dayMs;
/** How long an owner can bring back whom they removed, and an invitation that has ended is shown. */
export const peopleKeptMs = 30 * dayMs;
/** Who works on a site and who is asked to, all together. */
export const peopleMax = 50;

export const invitationPath = '/invitation';

export const invitationStates = ['open', 'accepted', 'declined', 'withdrawn', 'ended'] as const;
export type InvitationState = (typeof invitationStates)[number];

type Stored = {
  acceptedAt: number | null;
  declinedAt: number | null;
  withdrawnAt: number | null;
  expiresAt: number;
};

export function invitationState(
  { acceptedAt, declinedAt, withdrawnAt, expiresAt }: Stored,
  now: number,
): InvitationState {
  if (acceptedAt !== null) return 'accepted';
  if (declinedAt !== null) return 'declined';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt > now ? 'open' : 'ended';
}
