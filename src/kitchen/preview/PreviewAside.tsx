import { type ReactNode, useState } from 'react';

type Props = { texts: { show: string; hide: string }; children: ReactNode };

const isWide = () => globalThis.matchMedia('(min-width: 1200px)').matches;

/** A preview, beside the editor where there is room, else below it; it is loaded once it is shown. */
export function PreviewAside({ texts, children }: Props) {
  const [isShown, setIsShown] = useState(isWide);
  return (
    <aside className="editor-beside" data-shown={isShown ? 'preview' : undefined}>
      <button
        type="button"
        className="kitchen-link beside-toggle"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? texts.hide : texts.show}
      </button>
      {isShown && children}
    </aside>
  );
}
