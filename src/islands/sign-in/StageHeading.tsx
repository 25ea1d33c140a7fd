import { type ReactNode, useEffect, useRef } from 'react';

/** Heads a stage and takes the focus when it follows another one, so that the change is heard. */
export function StageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const stage = heading.current?.closest<HTMLElement>('.sign-in');
    if (stage?.hasAttribute('data-begun')) heading.current?.focus();
    else stage?.setAttribute('data-begun', '');
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
