import {
  type KeyboardEvent,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Editor, Node, Range, Transforms } from 'slate';
import { stepsMessages as texts } from '#contract/kitchen/steps-messages.ts';
import { fromEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import { stepsOf } from '#domain/kitchen/steps/step-edits.ts';
import { findInStep, readAmount, type StepReader } from '#domain/kitchen/steps/step-findings.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import { acceptAmount, findingHere, type PlacedFinding } from '../../rich-text/findings.ts';
import type { TextEditor } from '../../rich-text/slate-types.ts';
import { PrintedText } from '../../rich-text/TextNodes.tsx';
import { focusText, TextSurface } from '../../rich-text/TextSurface.tsx';
import type { Mentionable } from '../../rich-text/mention-options.ts';
import type { Place, StepActions } from './step-actions.ts';
import { StepFacts } from './StepFacts.tsx';
import { useNearViewport } from './use-near-viewport.ts';

type Props = {
  step: Instruction;
  at: number;
  actions: StepActions;
  reader: StepReader;
  mentionable: Mentionable;
  /** It names no ingredient. */
  isHinted: boolean;
  /** A new object each time the focus is asked for. */
  asked: { place: Place } | null;
};

export const StepRow = memo(function StepRow(props: Props) {
  const { step, at, actions, reader, mentionable, isHinted, asked } = props;
  const { id, content, timerMinutes } = step;
  const row = useRef<HTMLLIElement>(null);
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const isNear = useNearViewport(row);
  const [isKept, setIsKept] = useState(false);
  const [silenced, setSilenced] = useState<ReadonlySet<string>>(new Set());
  const [offered, setOffered] = useState<PlacedFinding | null>(null);
  const isMounted = isNear || isKept || asked !== null;
  // The caret is put where the action of another row asks for it, before the next key comes.
  useLayoutEffect(() => {
    if (asked && editor) focusText(editor, asked.place);
  }, [asked, editor]);
  const find = useCallback(
    (text: string) =>
      findInStep(text, reader).filter(
        ({ kind, start, end }) =>
          !silenced.has(text.slice(start, end)) && !(kind === 'timer' && timerMinutes !== null),
      ),
    [reader, silenced, timerMinutes],
  );
  const accept = (placed: PlacedFinding, own: TextEditor) => {
    setOffered(null);
    if (placed.finding.kind === 'timer') {
      actions.patch(id, { timerMinutes: placed.finding.minutes });
    } else acceptAmount(own, placed);
  };
  const onKey = (event: KeyboardEvent, own: TextEditor): boolean => {
    const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    const found = by === undefined ? findingHere(own, find) : null;
    if (by !== undefined && event.altKey) {
      if (event.shiftKey) actions.moveToGroup(id, by);
      else actions.move(id, by);
    } else if (found && event.key === 'Tab' && !event.shiftKey) accept(found, own);
    else if (found && event.key === 'Escape') {
      setSilenced((words) => new Set([...words, found.text]));
      setOffered(null);
    } else return false;
    event.preventDefault();
    return true;
  };
  const readText = useMemo(() => (text: string) => readAmount(text, reader), [reader]);
  return (
    <li ref={row} className="step" data-hinted={isHinted || undefined}>
      <div className="step-text" onFocus={() => setIsKept(true)} onBlur={() => setIsKept(false)}>
        {isMounted ? (
          <TextSurface
            value={content}
            label={texts.step(at)}
            tools="step"
            {...(at === 1 && { placeholder: texts.placeholder })}
            mentionable={mentionable}
            readAmount={readText}
            find={find}
            onReady={setEditor}
            onKey={onKey}
            onSelection={(own) => setOffered(findingHere(own, find))}
            onChange={(change) => actions.write(id, change)}
            onEnter={(own) => splitHere(own, (halves) => actions.split(id, halves))}
            onBackspaceAtStart={(own) => mergeHere(own, { actions, id })}
            onPasted={(own, text) => pasteHere(own, text, (steps) => actions.paste(id, steps))}
          />
        ) : (
          <div className="text-editable">
            <PrintedText text={content} />
          </div>
        )}
      </div>
      <StepFacts step={step} actions={actions} offered={offered} isHinted={isHinted} />
    </li>
  );
});

/** In a list Enter is the next item, and a list is left by an empty one. */
function splitHere(editor: TextEditor, split: (halves: [RichText, RichText]) => void): boolean {
  if (!editor.selection) return false;
  const isInList = Editor.above(editor, {
    match: (node) => 'type' in node && node.type === 'list-item',
  });
  if (isInList) return false;
  if (Range.isExpanded(editor.selection)) Transforms.delete(editor);
  split(halvesAt(editor));
  return true;
}

function halvesAt(editor: TextEditor): [RichText, RichText] {
  const caret = editor.selection?.anchor ?? Editor.end(editor, []);
  const part = (from: typeof caret, to: typeof caret) =>
    fromEditorNodes(Node.fragment(editor, { anchor: from, focus: to }));
  const [first, second] = [
    part(Editor.start(editor, []), caret),
    part(caret, Editor.end(editor, [])),
  ];
  return [first, isEmptyRichText(second) ? { type: 'document', children: [] } : second];
}

function mergeHere(
  editor: TextEditor,
  { actions, id }: { actions: StepActions; id: string },
): boolean {
  const [first] = editor.children;
  const isLine = first !== undefined && 'type' in first && first.type === 'paragraph';
  return isLine && actions.merge(id);
}

/** Several paragraphs are steps: the first goes on where the caret is, the rest of this one ends the last. */
function pasteHere(
  editor: TextEditor,
  text: RichText,
  paste: (steps: RichText[]) => void,
): boolean {
  const steps = stepsOf(text);
  if (steps.length < 2) return false;
  const [before, after] = halvesAt(editor);
  const kept = [before, ...steps, after].filter((each) => !isEmptyRichText(each));
  paste(kept);
  return true;
}
