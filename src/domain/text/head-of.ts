import { isTextLeaf, type RichText, type RichTextNode } from './rich-text.ts';

/** How long a text is where each of its nodes counts as one character more. */
export function weightOf(text: RichText): number {
  let weight = 0;
  for (const pending: RichTextNode[] = [...text.children]; pending.length > 0;) {
    const node = pending.pop();
    if (node === undefined) break;
    weight += 1;
    if (isTextLeaf(node)) weight += node.text.length;
    else pending.push(...node.children);
  }
  return weight;
}

/** The beginning of a text, as much of it as weighs so much at most; no word is cut that a blank ends. */
export function headOf(text: RichText, most: number): RichText {
  const head = structuredClone(text);
  cut(head, most);
  return head;
}

/** Answers what is left for what comes behind the node. */
function cut(node: Exclude<RichTextNode, { text: string }>, most: number): number {
  let left = most;
  let kept = 0;
  for (const child of node.children) {
    if (left <= 0) break;
    left -= 1;
    kept += 1;
    if (!isTextLeaf(child)) left = cut(child, left);
    else if (child.text.length <= left) left -= child.text.length;
    else {
      child.text = beginning(child.text, left);
      left = 0;
    }
  }
  node.children.length = kept;
  return left;
}

function beginning(text: string, length: number): string {
  const blank = text.lastIndexOf(' ', length);
  return text.slice(0, blank === -1 ? length : blank).replace(/[\uD800-\uDBFF]$/, '');
}
