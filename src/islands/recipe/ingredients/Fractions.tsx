import { createElement, Fragment } from 'react';
import { fractionParts, hasFraction } from '#domain/measures/fraction-parts.ts';

type Props = { text: string };

/** Sets all fractions from digits, since no typeface of the platform has all of these characters. */
export function Fractions({ text }: Props) {
  if (!hasFraction(text)) return text;
  const parts = fractionParts(text).map((part) =>
    typeof part === 'string'
      ? part
      : createElement(
          'span',
          { className: 'fraction', 'data-over': part.over, 'data-under': part.under },
          createElement('span', null, part.glyph),
        ),
  );
  // Spread as arguments, since the parts have nothing that could be a key.
  return createElement(Fragment, null, ...parts);
}
