import {
  type DecoratedRange,
  Editor,
  Element,
  Node,
  type NodeEntry,
  Range,
  Text,
  Transforms,
} from 'slate';
import type { StepFinding } from '#domain/kitchen/steps/step-findings.ts';
import type { TextEditor } from './slate-types.ts';

/** Finds what a cook may accept in a text that is neither a link nor an amount yet. */
export type Finder = (text: string) => StepFinding[];

export type PlacedFinding = { finding: StepFinding; text: string; at: Range };

/** Gives what was found its dotted line. */
export function findingsIn(
  editor: TextEditor,
  [node, path]: NodeEntry,
  find: Finder,
): (DecoratedRange & { finding: StepFinding['kind'] })[] {
  return placedIn(editor, [node, path], find).map(({ finding, at }) => ({
    ...at,
    finding: finding.kind,
  }));
}

/** The one the caret is in or has just passed. */
export function findingHere(editor: TextEditor, find: Finder): PlacedFinding | null {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return null;
  const { path, offset } = selection.anchor;
  if (!Node.has(editor, path)) return null;
  const found = placedIn(editor, [Node.get(editor, path), path], find);
  return found.findLast(({ finding }) => finding.start < offset) ?? null;
}

export function acceptAmount(editor: TextEditor, { finding, text, at }: PlacedFinding): void {
  if (finding.kind !== 'amount') return;
  const { quantity, unitId } = finding;
  Editor.withoutNormalizing(editor, () => {
    Transforms.wrapNodes(
      editor,
      { type: 'measurement', quantity, unitId, children: [{ text }] },
      { at, split: true, match: Text.isText },
    );
  });
  Transforms.collapse(editor, { edge: 'end' });
}

function placedIn(editor: TextEditor, [node, path]: NodeEntry, find: Finder): PlacedFinding[] {
  if (!Text.isText(node) || path.length === 0) return [];
  const parent = Node.parent(editor, path);
  if (!Element.isElement(parent) || parent.type !== 'paragraph') return [];
  return find(node.text).map((finding) => ({
    finding,
    text: node.text.slice(finding.start, finding.end),
    at: {
      anchor: { path, offset: finding.start },
      focus: { path, offset: finding.end },
    },
  }));
}
