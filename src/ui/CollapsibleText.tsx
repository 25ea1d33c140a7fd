import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';

type Props = { children: ReactNode; className?: string };

/** The visible height of a collapsed text in pixels, also set in src/styles/widgets/ui.css. */
const collapsedHeight = 300;

/** Collapses long content behind a fade; moving the focus into it unfolds it. */
export function CollapsibleText({ children, className }: Props) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const isLong = useIsLong(text);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isCollapsed = isLong && !isUnfolded;
  return (
    <div className={classNames('collapsible', isCollapsed && 'collapsed', className)}>
      <div className="collapsible-clip" id={id} onFocus={() => setIsUnfolded(true)}>
        <div ref={text}>{children}</div>
      </div>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? uiMessages.readLess : uiMessages.readMore}
        </Button>
      )}
    </div>
  );
}

/** Only the browser's layout knows the height, and it changes with the width of the page. */
function useIsLong(text: RefObject<HTMLElement | null>): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const { current } = text;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setIsLong(current.scrollHeight > collapsedHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [text]);
  return isLong;
}
