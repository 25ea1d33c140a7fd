import { useEffect, useState } from 'react';
import { domainsMessages as texts } from '#contract/kitchen/site/domains-messages.ts';
import type { HostnameView } from '#contract/site/hostname.ts';
import { shownHost } from '#domain/site/shown-host.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { useWhenBack } from '../../shell/network/when-back.ts';
import { DomainSteps } from './DomainSteps.tsx';
import { $looks, keepLooking, type Look, look, makePrimary, removeDomain } from './domains.ts';
import { LastLook } from './LastLook.tsx';

/** One domain: what it is to the site, and what it lacks. */
export function Domain({ hostname }: { hostname: HostnameView }) {
  const { host, isPrimary, verifiedAt } = hostname;
  const found = useValue($looks)[host];
  const [isAsking, setIsAsking] = useState(false);
  useWhenBack(() => {
    if (found?.status === 'failed') void look(host);
  });
  const isProven = verifiedAt !== null;
  // DNS is outside of React; a domain that is proven is looked at once.
  useEffect(() => {
    if (!isProven) return keepLooking(host);
    void look(host);
    return undefined;
  }, [host, isProven]);
  const actions = [
    { label: texts.look, onSelect: () => void look(host) },
    ...(isPrimary
      ? [{ label: texts.dropPrimary, onSelect: () => void makePrimary(host, false) }]
      : []),
    { label: texts.remove, onSelect: () => setIsAsking(true) },
  ];
  return (
    <li className="domain">
      <div className="domain-head">
        <div>
          <h5>{shownHost(host)}</h5>
          <p className="state" data-state={isProven ? 'live' : 'waiting'}>
            {stateOf(hostname)}
          </p>
        </div>
        {isProven && !isPrimary && (
          <Button variant="quiet" onClick={() => void makePrimary(host, true)}>
            {texts.makePrimary}
          </Button>
        )}
        <Menu className="member-menu" label={texts.actions(shownHost(host))} items={actions}>
          ⋯
        </Menu>
      </div>
      {hostname.missedChecks > 0 && (
        <FieldIssue>
          {isProven ? texts.states.losing(hostname.missedChecks) : texts.states.lost}
        </FieldIssue>
      )}
      {isComplete(isProven, found) ? (
        <Padlock host={host} found={found} />
      ) : (
        <DomainSteps {...{ hostname, found }} />
      )}
      {isAsking && <AskRemove host={host} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function stateOf({ isPrimary, verifiedAt }: HostnameView): string {
  if (verifiedAt === null) return texts.states.waiting;
  return isPrimary ? texts.states.primary : texts.states.proven;
}

/** A domain that nobody looked at yet is believed. */
function isComplete(isProven: boolean, found: Look | undefined): boolean {
  const last = found?.last ?? null;
  if (!isProven || last === null) return isProven;
  return last.address.state === 'found' && last.proof.state === 'found';
}

function Padlock({ host, found }: { host: string; found: Look | undefined }) {
  const isUnasked = found?.status === 'looked' && found.last === null;
  if (isUnasked) return <p className="kitchen-meta">{texts.unasked}</p>;
  return (
    <>
      <p className="kitchen-meta">
        {texts.padlock} <a href={`https://${host}/`}>{`https://${shownHost(host)}`}</a>
      </p>
      <LastLook host={host} found={found} />
    </>
  );
}

function AskRemove({ host, onClose }: { host: string; onClose: () => void }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setIsPending] = useState(false);
  const remove = async () => {
    setIsPending(true);
    try {
      await removeDomain(host);
    } catch (error) {
      setFailure(failureOf(error));
      setIsPending(false);
    }
  };
  return (
    <ConfirmDialog
      title={texts.asksRemove.title(shownHost(host))}
      text={texts.asksRemove.text}
      confirmLabel={texts.asksRemove.confirm}
      isOpen
      {...{ failure, isPending, onClose }}
      onConfirm={() => void remove()}
    />
  );
}
