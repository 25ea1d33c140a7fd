import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { atom } from 'nanostores';
import { Editor } from 'slate';
import { Editable, Slate } from 'slate-react';
import type { RichText } from '#domain/text/rich-text.ts';
import { stepOutOfPiece, toggleMark } from './editing.ts';
import { type Finder, findingsIn } from './findings.ts';
import { textChanges, type TextChange } from './text-changes.ts';
import type { AmountReader, TextEditor } from './slate-types.ts';
import { textEditor } from './text-editor.ts';
import { type TextHooks, withHooks } from './text-hooks.ts';
import { EditedElement, EditedLeaf } from './TextNodes.tsx';
import { TextTools, type ToolSet } from './TextTools.tsx';
import type { Mentionable } from './mention-options.ts';
import { useMentions } from './use-mentions.ts';
import { keepWritten } from './written-texts.ts';
import { later } from '../shell/frame/Later.tsx';

const MentionList = later(async () => (await import('./MentionList.tsx')).MentionList);

export type TextSurfaceProps = TextHooks & {
  value: RichText | null;
  onChange: (change: TextChange) => void;
  label: string;
  /** The path of what is written, by which focus finds it; or its end behind the last id. */
  field?: string;
  tools: ToolSet;
  placeholder?: string;
  readAmount?: AmountReader;
  mentionable?: Mentionable;
  find?: Finder;
  /** Keys of the place where the text stands; true where it took one. */
  onKey?: (event: KeyboardEvent, editor: TextEditor) => boolean;
  onSelection?: (editor: TextEditor) => void;
  /** With the editor once it stands, and with null when it is gone. */
  onReady?: (editor: TextEditor | null) => void;
};

/** Slate's own style would widen the sheet to the longest word; only one beside it outdoes it. */
const anywhere = { overflowWrap: 'anywhere' } as const;

/** One text while it is written. */
export function TextSurface(props: TextSurfaceProps) {
  const listId = useId();
  const [isLinking, setIsLinking] = useState(false);
  const [, setSelections] = useState(0);
  const [{ editor, changes, initial, $props }] = useState(() => opened(props));
  const { value, find, onReady, readAmount = null } = props;
  useLayoutEffect(() => {
    $props.set(props);
  });
  // What reads amounts may come while somebody writes.
  useLayoutEffect(() => readAmountsBy(editor, readAmount), [editor, readAmount]);
  // The editor holds its own text; what others wrote is put into it.
  useLayoutEffect(() => changes.show(value), [changes, value]);
  useLayoutEffect(() => keepWritten(editor), [editor]);
  // Focus is asked for by place, once the text stands.
  useLayoutEffect(() => {
    onReady?.(editor);
    return () => onReady?.(null);
  }, [editor, onReady]);
  const mentions = useMentions(editor, props.mentionable ?? null);
  const option = mentions.options[mentions.current];
  const hasMentions = props.mentionable !== undefined;
  // Fetched before somebody types the sign for it.
  useEffect(() => {
    if (hasMentions) MentionList.warm();
  }, [hasMentions]);
  const decorate = useCallback(
    (entry: Parameters<typeof findingsIn>[1]) => (find ? findingsIn(editor, entry, find) : []),
    [editor, find],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (mentions.onKeyDown(event) || props.onKey?.(event, editor)) return;
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
    const run = isCommand ? shortcuts[event.key.toLowerCase()] : undefined;
    if (run === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (run === 'link') setIsLinking(true);
    else toggleMark(editor, run);
  };
  const onChange = () => {
    changes.changed();
    mentions.onChange();
    setSelections((count) => count + 1);
    props.onSelection?.(editor);
  };
  return (
    <Slate editor={editor} initialValue={initial} onChange={onChange}>
      <div className="text-surface">
        <Editable
          className="text-editable"
          style={anywhere}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds formatted text
          role="textbox"
          aria-label={props.label}
          data-field={props.field}
          aria-multiline={props.tools !== 'inline'}
          aria-autocomplete={props.mentionable ? 'list' : undefined}
          aria-controls={option && listId}
          aria-activedescendant={option && `${listId}-${option.key}`}
          placeholder={props.placeholder}
          renderElement={EditedElement}
          renderLeaf={EditedLeaf}
          decorate={decorate}
          onKeyDown={onKeyDown}
          onDOMBeforeInput={(event) => {
            // What is undone is the recipe, not this field.
            if (event.inputType.startsWith('history')) event.preventDefault();
            const isTyped = event.inputType === 'insertText' && !event.isComposing;
            if (!isTyped || !event.data || !stepOutOfPiece(editor)) return;
            event.preventDefault();
            Editor.insertText(editor, event.data);
          }}
        />
        {option && (
          <MentionList
            key={mentions.title}
            id={listId}
            title={mentions.title}
            options={mentions.options}
            current={mentions.current}
            onRun={({ run }) => run()}
          />
        )}
        <TextTools set={props.tools} isLinking={isLinking} onLink={setIsLinking} />
      </div>
    </Slate>
  );
}

const shortcuts: Readonly<Record<string, 'bold' | 'italic' | 'link'>> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
};

function readAmountsBy(editor: TextEditor, reader: AmountReader | null): void {
  editor.readAmount = reader;
}

/** The editor lives on; what it calls is what it was given last. */
function opened(props: TextSurfaceProps) {
  const $props = atom(props);
  const editor = withHooks(textEditor(), () => $props.get());
  editor.isSingleParagraph = props.tools === 'inline';
  const changes = textChanges(editor, () => $props.get().onChange);
  const initial = changes.begin(props.value);
  return { editor, changes, initial, $props };
}
