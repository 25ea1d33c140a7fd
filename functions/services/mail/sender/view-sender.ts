import type {
  SenderAddressAnswer,
  SenderAddressView,
  SenderRecordView,
} from '#contract/mail/sender-address.ts';
import {
  senderRecordNames,
  senderRecords,
  type SenderSetup,
} from '#domain/mail/sender/sender-records.ts';
import { senderVerdict } from '#domain/mail/sender/sender-standing.ts';
import { guessedZone } from '#domain/site/domains/dns-zone.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Sender } from '#functions/repositories/mail/sender-address.ts';
import { optionalIsoTime } from '../../iso-time.ts';

/** The address of a cook's own that letters are from, or will be once DNS has its records. */
export async function getSender(ctx: SiteContext): Promise<SenderAddressAnswer> {
  const { ownSenders: setup } = ctx.config;
  const { isAsked } = ctx.adapters.hostProof;
  const sender = setup === null ? null : await ctx.repositories.senderAddress.find();
  return {
    isOffered: setup !== null,
    isAsked,
    senderAddress: setup !== null && sender !== null ? viewOf(sender, setup) : null,
  };
}

function viewOf(sender: Sender, setup: SenderSetup): SenderAddressView {
  const { address, domain, provenAt, missedSince, lostAt, checkedAt, lastCheck } = sender;
  return {
    address,
    domain,
    provenAt: optionalIsoTime(provenAt),
    missedSince: optionalIsoTime(missedSince),
    lostAt: optionalIsoTime(lostAt),
    isRefused: isRefused(sender),
    checkedAt: optionalIsoTime(checkedAt),
    isAwaited: sender.nextCheckAt !== null,
    zone: lastCheck?.zone ?? guessedZone(domain),
    provider: lastCheck?.provider ?? null,
    records: recordsOf(sender, setup),
  };
}

/** A loss by DNS is of a domain of which something was not there at the last look. */
const isRefused = ({ lostAt, lastCheck }: Sender): boolean =>
  lostAt !== null && lastCheck !== null && senderVerdict(lastCheck.findings) === 'holds';

function recordsOf(sender: Sender, setup: SenderSetup): SenderRecordView[] {
  const records = senderRecords(sender, setup);
  return senderRecordNames.map((what) => {
    const found = sender.lastCheck?.findings[what];
    // A domain has one record of who may send, which nobody may write over without having read it.
    const isUnread = what === 'spf' && (found === undefined || found.state === 'unanswered');
    return {
      what,
      ...records[what],
      ...(found !== undefined && { value: found.value }),
      ...(isUnread && { value: null }),
      ...(found?.trouble && !isUnread && { trouble: found.trouble }),
      finding: found === undefined ? null : { state: found.state, found: found.found },
    };
  });
}
