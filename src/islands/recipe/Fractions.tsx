import { createElement, Fragment } from 'react';
import { fractionParts, hasRareFraction } from '#domain/fraction-parts.ts';

type Props = { text: string };

/** Sets thirds and eighths from digits, for no typeface of the platform has them. */
export function Fractions({ text }: Props) {
  if (!hasRareFraction(text)) return text;
  const parts = fractionParts(text).map((part) =>
    typeof part === 'string'
      ? part
      : createElement(
          'span',
          { className: 'fraction', 'data-over': part.over, 'data-under': part.under },
          createElement('span', null, part.glyph),
        ),
  );
  // Parts are spread, since they have no identity that a key could name.
  return createElement(Fragment, null, ...parts);
}
