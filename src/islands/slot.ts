import { createElement, type ReactNode } from 'react';

type Kind = 'astro-slot' | 'astro-static-slot';

/** What a page places inside an island, as markup that React leaves alone. */
export function slotted(content: string, kind: Kind): ReactNode {
  if (content.trim() === '') return null;
  return createElement(kind, {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: content },
  });
}
