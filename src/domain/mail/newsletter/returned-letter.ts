/** Whether an address will never take a letter, or does not for now. */
export type BounceKind = 'bounced' | 'soft-bounced';

/** No such mailbox, no such domain, a mailbox that is closed (RFC 3463); or nothing more than "no". */
const closedFor = /^5\.(?:0\.0|1\.(?:[0-6]|9|10)|2\.1|4\.4)$/;
const enhanced = /^[245]\.\d{1,3}\.\d{1,3}/;

/**
 * What a report says of one recipient (RFC 3464). Only what failed for good came back: a letter that
 * is late may still arrive. Of what failed, a full mailbox or a letter that was taken for spam says
 * nothing against the address.
 *
 * @param diagnostic What the server of the recipient said; more exact than the status where that is 5.0.0.
 */
export function bounceOf({
  action,
  status,
  diagnostic,
}: {
  action: string;
  status: string;
  diagnostic: string;
}): BounceKind | null {
  if (action.trim().toLowerCase() !== 'failed') return null;
  const told = enhanced.exec(status.trim())?.[0] ?? '';
  const said = /(?:^|[\s-])([245]\.\d{1,3}\.\d{1,3})(?=\s|$)/.exec(diagnostic)?.[1];
  const code = told === '5.0.0' && said !== undefined ? said : told;
  return bounceOfStatus(code);
}

/** What a code (RFC 3463) says of an address whose letter was refused for good. */
export const bounceOfStatus = (status: string): BounceKind =>
  closedFor.test(status) ? 'bounced' : 'soft-bounced';

/** What people say of a letter by the button of their mail program (RFC 5965). */
export const isComplaint = (feedbackType: string): boolean =>
  ['abuse', 'fraud', 'opt-out', 'opt-out-list'].includes(feedbackType.trim().toLowerCase());
