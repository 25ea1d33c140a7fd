import type { ReactNode } from 'react';
import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import type { HostnameView } from '#contract/site/hostname.ts';
import {
  apexRecordOf,
  type DnsProvider,
  providerName,
} from '#domain/site/domains/dns-providers.ts';
import { guessedZone } from '#domain/site/domains/dns-zone.ts';
import { failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { notify } from '../../shell/notices/notices.ts';
import { DnsRecordFields } from './DnsRecordFields.tsx';
import { addDomain, type Look } from './domains.ts';
import { shownHost } from '#domain/site/shown-host.ts';
import { LastLook } from './LastLook.tsx';

const { steps: texts } = domainsMessages;

type Props = { hostname: HostnameView; found: Look | undefined };

/** What the cook does where the domain was bought, exactly as it is typed there. */
export function DomainSteps({ hostname, found }: Props) {
  const { host, dnsRecords } = hostname;
  const last = found?.last ?? null;
  const zone = last?.zone ?? guessedZone(host);
  const provider = last?.provider ?? null;
  const address = dnsRecords.find(({ type }) => type === 'CNAME');
  const proof = dnsRecords.find(({ type }) => type === 'TXT');
  const isElsewhere = last?.address.state === 'elsewhere';
  return (
    <>
      <ol className="domain-steps">
        <Step>{texts.open(bothSpellings(zone), provider && providerName(provider))}</Step>
        {proof && (
          <Step records={<DnsRecordFields {...{ record: proof, zone }} finding={last?.proof} />}>
            {texts.proof}
          </Step>
        )}
        {address && (
          <Step
            records={
              <>
                {host === zone && <Apex {...{ zone, provider }} />}
                <DnsRecordFields
                  record={{ ...address, type: typeOf(host === zone, provider) }}
                  zone={zone}
                  finding={last?.address}
                />
                {provider === 'cloudflare' && <p className="kitchen-meta">{texts.unproxied}</p>}
              </>
            }
          >
            {isElsewhere ? texts.addressInstead : texts.address}
          </Step>
        )}
        <Step>{texts.wait}</Step>
      </ol>
      <LastLook {...{ host, found }} />
    </>
  );
}

/** As people write it, with what DNS calls it where that is another spelling. */
function bothSpellings(host: string): string {
  const shown = shownHost(host);
  return shown === host ? host : `${shown} (${host})`;
}

function Step({ children, records }: { children: string; records?: ReactNode }) {
  return (
    <li>
      <p>{children}</p>
      {records}
    </li>
  );
}

/** A domain without a name before it can have no CNAME by the rules of DNS. */
function typeOf(isApex: boolean, provider: DnsProvider | null): string {
  if (!isApex) return 'CNAME';
  const type = provider === null ? 'none' : apexRecordOf(provider);
  return type === 'none' ? 'ALIAS' : type;
}

function Apex({ zone, provider }: { zone: string; provider: DnsProvider | null }) {
  const www = `www.${zone}`;
  const type = provider === null ? null : apexRecordOf(provider);
  const isOffered = type === null || type === 'none';
  return (
    <div className="domain-apex">
      <p className="kitchen-meta">{toldApex(provider, shownHost(www))}</p>
      {isOffered && (
        <Button variant="quiet" onClick={() => void addWww(www)}>
          {texts.addWww(shownHost(www))}
        </Button>
      )}
    </div>
  );
}

async function addWww(www: string): Promise<void> {
  try {
    await addDomain(www);
  } catch (error) {
    notify(failureOf(error).message);
  }
}

function toldApex(provider: DnsProvider | null, www: string): string {
  if (provider === null) return texts.apex.unknown(www);
  const type = apexRecordOf(provider);
  const name = providerName(provider);
  return type === 'none' ? texts.apex.none(name, www) : texts.apex[type](name);
}
