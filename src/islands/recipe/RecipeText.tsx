import { createElement, Fragment, type ReactNode } from 'react';
import type { CookNode, CookText } from '#domain/cooking/cook-text.ts';
import { type CookReading, readInline } from '#domain/cooking/read-cook-text.ts';
import { isWebAddress, safeHref } from '#domain/text/safe-href.ts';
import { Fractions } from './ingredients/Fractions.tsx';

type Props = { text: CookText; reading: CookReading; topHeading?: 3 | 4 };

/** Renders what the static RichText renders, with amounts and temperatures as the reader chose. */
export function RecipeText({ text, reading, topHeading = 4 }: Props) {
  const levels = text.flatMap((block) => (block.type === 'heading' ? [block.level] : []));
  const shift = topHeading - Math.min(...levels);
  const render = (node: CookNode): ReactNode => {
    if ('text' in node) return styled(node.text, node);
    if (node.type === 'temperature') return styled(readInline(node, reading), node);
    if (node.type === 'amount') {
      return (
        <span className="amount">
          <Fractions text={readInline(node, reading)} />
        </span>
      );
    }
    if (node.type === 'usage') {
      return (
        <a className="usage" href={`#u-${node.id}`}>
          <Fractions text={unbroken(readInline(node, reading))} />
        </a>
      );
    }
    const inside = node.children.map(render);
    if (node.type === 'link') return linked(node.href, inside);
    const tag = node.type === 'heading' ? `h${Math.min(node.level + shift, 6)}` : tags[node.type];
    return createElement(tag, null, ...inside);
  };
  // Spread as arguments, since the nodes have nothing that could be a key.
  return createElement(Fragment, null, ...text.map(render));
}

/** Keeps an amount in brackets on one line. */
function unbroken(text: string): string {
  return text.replace(/\([^()]*\)$/, (amount) => amount.replaceAll(' ', '\u00a0'));
}

const tags = {
  paragraph: 'p',
  'list-item': 'li',
  'bulleted-list': 'ul',
  'numbered-list': 'ol',
} as const;

function styled(text: string, { bold, italic }: { bold?: boolean; italic?: boolean }): ReactNode {
  const plain = <Fractions text={text} />;
  const slanted = italic ? <em>{plain}</em> : plain;
  return bold ? <strong>{slanted}</strong> : slanted;
}

function linked(address: string, inside: ReactNode[]): ReactNode {
  const href = safeHref(address);
  if (href === null) return createElement(Fragment, null, ...inside);
  const rel = isWebAddress(href) ? 'noopener' : undefined;
  return createElement('a', { href, rel }, ...inside);
}
