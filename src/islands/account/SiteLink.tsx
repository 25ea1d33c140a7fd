import type { MouseEvent, ReactNode } from 'react';
import { withHandOver } from '#stores/accounts/hand-over.ts';
import { isPlainClick } from '#ui/is-plain-click.ts';

type Props = {
  /** Of the site; another host than this one. */
  origin: string;
  path?: string;
  className?: string;
  children: ReactNode;
};

/** A link to a site that takes the session along, in a token that works once. */
export function SiteLink({ origin, path = '/', className, children }: Props) {
  const href = origin + path;
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void withHandOver(href).then((reached) => globalThis.location.assign(reached));
  };
  return (
    <a className={className} href={href} onClick={follow}>
      {children}
    </a>
  );
}
