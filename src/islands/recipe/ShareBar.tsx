import { useEffect, useState, useSyncExternalStore } from 'react';
import { shareMessages } from '#contract/recipe/share-messages.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { PrintDialog } from './printing/PrintDialog.tsx';

type Props = {
  title: string;
  url: string;
  /** The picture to pin; null if the recipe has none. */
  imageUrl: string | null;
};

type Copying = 'idle' | 'copied' | 'failed';

const shownMs = { copied: 3000, failed: 30_000 };

export function ShareBar({ title, url, imageUrl }: Props) {
  const [copying, setCopying] = useState<Copying>('idle');
  const [isPrinting, setIsPrinting] = useState(false);
  const canShare = useCanShare();
  useEffect(() => {
    if (copying === 'idle') return undefined;
    const timeout = setTimeout(() => setCopying('idle'), shownMs[copying]);
    return () => clearTimeout(timeout);
  }, [copying]);
  const copy = () => {
    copyText(url).then(
      () => setCopying('copied'),
      () => setCopying('failed'),
    );
  };
  return (
    <fieldset className="share-bar" aria-label={shareMessages.share}>
      <a href={mailAddress(title, url)}>{shareMessages.email}</a>
      {imageUrl !== null && (
        <a href={pinAddress(title, url, imageUrl)} target="_blank" rel="noopener">
          {shareMessages.pin}
        </a>
      )}
      <button type="button" aria-haspopup="dialog" onClick={() => setIsPrinting(true)}>
        {shareMessages.print}
      </button>
      <button
        type="button"
        className="native-share"
        hidden={!canShare}
        onClick={() => void share({ title, url })}
      >
        {shareMessages.share}
      </button>
      {/* The last, so that its longer text moves no other. */}
      <button type="button" data-room={shareMessages.linkCopied} onClick={copy}>
        {copying === 'copied' ? shareMessages.linkCopied : shareMessages.copyLink}
      </button>
      {copying === 'failed' && (
        <p role="alert">
          {shareMessages.cannotCopy} <span className="copy-by-hand">{url}</span>
        </p>
      )}
      <LiveRegion text={copying === 'copied' ? shareMessages.linkCopied : ''} />
      <PrintDialog isOpen={isPrinting} onClose={() => setIsPrinting(false)} />
    </fieldset>
  );
}

/** Only the browser knows; the page keeps room for the button until then. */
function useCanShare(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'share' in navigator,
    () => false,
  );
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Closing the device's share sheet rejects the promise, but is no failure.
  }
}

function mailAddress(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}

function pinAddress(title: string, url: string, imageUrl: string): string {
  const query = new URLSearchParams({ url, media: imageUrl, description: title });
  return `https://www.pinterest.com/pin/create/button/?${query.toString()}`;
}
