import { useState } from 'react';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { sharePath } from '#domain/kitchen/kitchen-paths.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';

const texts = recipeImportMessages.phone;

/** How a phone comes to share with the kitchen: Android by the app, an iPhone by a shortcut. */
export function PhoneHelp() {
  const [told, setTold] = useState('');
  const address = `${globalThis.location.origin}${sharePath}?url=`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold(texts.copied);
    } catch {
      // The browser keeps the clipboard to itself.
      setTold(texts.notCopied);
    }
  };
  return (
    <details className="import-phone">
      <summary>{texts.heading}</summary>
      <h3>{texts.android}</h3>
      <p>{texts.androidText}</p>
      <h3>{texts.iphone}</h3>
      <p>{texts.iphoneText}</p>
      <p className="import-address">
        <code>{address}</code>
        <button type="button" className="kitchen-link" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <span aria-hidden>{told}</span>
      </p>
      <LiveRegion text={told} />
    </details>
  );
}
