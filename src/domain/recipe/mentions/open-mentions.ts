import { isTextLeaf, type RichText, walkRichText } from '../../text/rich-text.ts';

const sign = /(?:^|[\s(])@\p{L}/u;
const known = new WeakMap<RichText, boolean>();

/** Whether an ingredient was asked for with `@` and never chosen: readers would see the sign. */
export function hasOpenMention(text: RichText): boolean {
  const found = known.get(text);
  if (found !== undefined) return found;
  let isOpen = false;
  walkRichText(text, {
    enter: (node) => {
      if (isTextLeaf(node) && sign.test(node.text)) isOpen = true;
    },
  });
  known.set(text, isOpen);
  return isOpen;
}
