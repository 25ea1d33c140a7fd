import { useEffect } from 'react';
import { senderMessages as texts } from '#contract/kitchen/mail/sender-messages.ts';
import type { SenderAddressAnswer } from '#contract/mail/sender-address.ts';
import { useValue } from '#stores/use-value.ts';
import { NamedSender } from './NamedSender.tsx';
import { $sender, loadSender } from './sender.ts';
import { SenderField } from './SenderField.tsx';
import { TryAgain } from '../../shell/frame/TryAgain.tsx';

/** The address of the cook's own that letters are from, and what its domain lacks. */
export function SenderAddress() {
  const known = useValue($sender);
  useEffect(() => void loadSender(), []);
  return (
    <div className="domains">
      <h4>{texts.heading}</h4>
      {known.status === 'loading' && <p className="kitchen-loading">{texts.loading}</p>}
      {known.status === 'failed' && (
        <div className="settings-failed">
          <p>
            {texts.failed}. {known.failure.message}
          </p>
          <TryAgain onAgain={loadSender}>{texts.tryAgain}</TryAgain>
        </div>
      )}
      {known.status === 'known' && <Known {...known} />}
    </div>
  );
}

function Known({ isOffered, isAsked, senderAddress: sender }: SenderAddressAnswer) {
  if (!isOffered) return <p className="kitchen-meta">{texts.notOffered}</p>;
  return (
    <>
      {sender === null && <p className="kitchen-meta">{texts.about}</p>}
      <SenderField stored={sender?.address ?? ''} />
      {sender !== null && <NamedSender {...{ sender, isAsked }} />}
    </>
  );
}
