import { useState } from 'react';
import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import type { RecordFinding } from '#domain/site/domains/dns-findings.ts';
import { nameWithin } from '#domain/site/domains/dns-zone.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';

const { found: findings, record: texts, says } = domainsMessages;

type Props = {
  /** Without a value while nobody can say it. */
  record: { type: string; name: string; value: string | null };
  zone: string;
  finding: RecordFinding | undefined;
};

/** A record as it is typed, each part to be copied, and what DNS says of it. */
export function DnsRecordFields({ record: { type, name, value }, zone, finding }: Props) {
  const [told, setTold] = useState('');
  const typed = nameWithin(zone, name);
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(texts.copied(what));
    } catch {
      // The browser keeps the clipboard to itself.
      setTold(texts.notCopied);
    }
  };
  return (
    <div className="dns-record">
      <dl>
        <div>
          <dt>{texts.type}</dt>
          <dd>{type}</dd>
        </div>
        {[
          { what: texts.name, text: typed },
          ...(value === null ? [] : [{ what: texts.value, text: value }]),
        ].map(({ what, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <code>{text}</code>
              <button
                type="button"
                className="kitchen-link"
                aria-label={texts.copyPart(what)}
                onClick={() => void copy(what, text)}
              >
                {texts.copy}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {typed !== name && <p className="kitchen-meta">{texts.whole(name)}</p>}
      {finding && (
        <p className="dns-finding" data-state={finding.state} aria-live="polite">
          {findings[finding.state]}
          {finding.found.length > 0 && says(finding.found)}
        </p>
      )}
      <LiveRegion text={told} />
    </div>
  );
}
