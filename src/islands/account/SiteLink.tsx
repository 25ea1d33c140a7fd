import type { ReactNode } from 'react';
import { followWithHandOver } from '#stores/accounts/hand-over.ts';
import { onPlainClick } from '#ui/is-plain-click.ts';

type Props = {
  /** Of the site; another host than this one. */
  origin: string;
  path?: string;
  className?: string;
  children: ReactNode;
};

/** A link to a site that takes the session along, in a token that works once. */
export function SiteLink({ origin, path = '/', className, children }: Props) {
  return (
    <a className={className} href={origin + path} onClick={onPlainClick(followWithHandOver)}>
      {children}
    </a>
  );
}
