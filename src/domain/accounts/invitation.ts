const dayMs = 24 * 60 * 60 * 1000;

export const invitationLifetimeDays = 7;
export const invitationLifetimeMs = invitationLifetimeDays * dayMs;
/** How long an owner can bring back whom they removed, and an invitation that has ended is shown. */
export const peopleKeptMs = 30 * dayMs;
/** Who works on a site and who is asked to, all together. */
export const peopleMax = 50;

export const invitationPath = '/invitation';

export const invitationStates = [
  'open',
  'accepted',
  'past',
  'declined',
  'withdrawn',
  'ended',
] as const;
export type InvitationState = (typeof invitationStates)[number];

type Stored = {
  acceptedAt: number | null;
  /** Whether its address works on the site. */
  worksThere: boolean;
  declinedAt: number | null;
  withdrawnAt: number | null;
  expiresAt: number;
};

/** One that was accepted is past once who accepted it was removed or left. */
export function invitationState(
  { acceptedAt, declinedAt, worksThere, withdrawnAt, expiresAt }: Stored,
  now: number,
): InvitationState {
  if (acceptedAt !== null) return worksThere ? 'accepted' : 'past';
  if (declinedAt !== null) return 'declined';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt > now ? 'open' : 'ended';
}
