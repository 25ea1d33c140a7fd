import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ReactEditor, useSlate } from 'slate-react';
import { richTextMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import * as editing from './editing.ts';
import type { TextEditor } from './slate-types.ts';
import { later } from '../shell/frame/Later.tsx';

const LinkForm = later(async () => (await import('./LinkForm.tsx')).LinkForm);

export type ToolSet = 'inline' | 'step' | 'all';

type Tool = {
  label: string;
  sign: ReactNode;
  /** Absent of what is put in rather than turned on. */
  isOn?: (editor: TextEditor) => boolean;
  run: (editor: TextEditor) => void;
};

const marks: Tool[] = [
  {
    label: texts.bold,
    sign: <strong>B</strong>,
    isOn: (editor) => editing.hasMark(editor, 'bold'),
    run: (editor) => editing.toggleMark(editor, 'bold'),
  },
  {
    label: texts.italic,
    sign: <em>I</em>,
    isOn: (editor) => editing.hasMark(editor, 'italic'),
    run: (editor) => editing.toggleMark(editor, 'italic'),
  },
];
const headings = ([1, 2, 3] as const).map((level): Tool => ({
  label: texts.heading(level),
  sign: `H${level}`,
  isOn: (editor) => editing.headingLevelHere(editor) === level,
  run: (editor) => editing.toggleHeading(editor, level),
}));
const lists = (
  [
    ['bulleted-list', texts.bullets, '•'],
    ['numbered-list', texts.numbers, '№'],
  ] as const
).map(([type, label, sign]): Tool => ({
  label,
  sign,
  isOn: (editor) => editing.listTypeHere(editor) === type,
  run: (editor) => editing.toggleList(editor, type),
}));
/** The sign alone is hard to come by on a phone, and nobody guesses it. */
const mention: Tool = {
  label: texts.mention,
  sign: '@',
  run: (editor) => editing.askForMention(editor),
};
const toolsOf: Readonly<Record<ToolSet, Tool[]>> = {
  inline: marks,
  step: [mention, ...marks, ...lists],
  all: [...marks, ...headings, ...lists],
};

type Props = { set: ToolSet; isLinking: boolean; onLink: (isLinking: boolean) => void };

/** One stop of the Tab key; the arrows go from tool to tool. */
export function TextTools({ set, isLinking, onLink }: Props) {
  const editor = useSlate();
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const tools = toolsOf[set];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') ReactEditor.focus(editor);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const count = tools.length + 1;
    const next = (at + step + count) % count;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="text-tools">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus */}
      <div ref={bar} role="toolbar" aria-label={texts.tools} onKeyDown={onKeyDown}>
        {tools.map(({ label, sign, isOn, run }, index) => (
          <button
            key={label}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={isOn && editor.selection !== null && isOn(editor)}
            tabIndex={index === at ? 0 : -1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              run(editor);
              ReactEditor.focus(editor);
            }}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          title={texts.link}
          aria-label={texts.link}
          aria-expanded={isLinking}
          tabIndex={at === tools.length ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onLink(!isLinking)}
        >
          <span className="text-link">a</span>
        </button>
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => onLink(false)} />}
    </div>
  );
}
