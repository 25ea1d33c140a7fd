import { recipeLimits } from '../../recipe/recipe-limits.ts';
import {
  exceedsRichTextLimits,
  isTextLeaf,
  type RichText,
  type RichTextNode,
  richTextMaxNodes,
  walkRichText,
} from '../../text/rich-text.ts';
import { isTextLink } from '../../text/safe-href.ts';
import { type Fault, isPlain } from './breach.ts';

const known = new WeakMap<RichText, Fault | null>();

/** What the server would refuse of a text, which is never changed in place and so read once. */
export function richTextFault(text: RichText): Fault | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  const fault = faultIn(text);
  known.set(text, fault);
  return fault;
}

function faultIn(text: RichText): Fault | null {
  if (exceedsRichTextLimits(text)) return { limit: 'nodes', most: richTextMaxNodes };
  let fault: Fault | null = null;
  walkRichText(text, { enter: (node) => (fault ??= faultOf(node)) });
  return fault;
}

function faultOf(node: RichTextNode): Fault | null {
  if (isTextLeaf(node)) return isPlain(node.text) ? null : { limit: 'controls' };
  if (node.type === 'link') return isTextLink(node.href) ? null : { limit: 'link' };
  if (node.type !== 'measurement') return null;
  const most = recipeLimits.quantity;
  const isAmount = node.quantity >= 0 && node.quantity <= most;
  return isAmount ? null : { limit: 'number', least: 0, most };
}
