import { senderMessages as texts } from '#contract/kitchen/mail/sender-messages.ts';
import type { SenderAddressView } from '#contract/mail/sender-address.ts';
import { providerName } from '#domain/site/domains/dns-providers.ts';
import { DnsRecordFields } from '../domains/DnsRecordFields.tsx';

/** What the cook does where the domain was bought, exactly as it is typed there. */
export function SenderRecords({ sender }: { sender: SenderAddressView }) {
  const { zone, provider, records } = sender;
  return (
    <ol className="domain-steps">
      <li>
        <p>{texts.open(zone, provider && providerName(provider))}</p>
      </li>
      {records.map(({ what, finding, trouble, ...record }) => (
        <li key={what}>
          <p>{what === 'spf' && record.value === null ? texts.spfUnread : texts.steps[what]}</p>
          <DnsRecordFields {...{ record, zone }} finding={finding ?? undefined} />
          {trouble && <p className="dns-finding">{texts.spfTroubles[trouble]}</p>}
        </li>
      ))}
      <li>
        <p>{waitOf(sender)}</p>
      </li>
    </ol>
  );
}

function waitOf({ provenAt, isAwaited }: SenderAddressView): string {
  if (provenAt !== null) return texts.wait.regular;
  return isAwaited ? texts.wait.awaited : texts.wait.byHand;
}
