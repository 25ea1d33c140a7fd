import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import type { StepReader } from '#domain/kitchen/steps/step-findings.ts';
import type { Id } from '#domain/ids.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { bringIntoSight } from '../../fields/bring-into-sight.ts';
import { acceptAmount, findingHere, type PlacedFinding } from '../../rich-text/findings.ts';
import type { TextEditor } from '../../rich-text/slate-types.ts';
import { PrintedText } from '../../rich-text/TextNodes.tsx';
import { TextSurface } from '../../rich-text/TextSurface.tsx';
import { focusText } from '../../rich-text/written-texts.ts';
import type { Mentionable } from '../../rich-text/mention-options.ts';
import type { GroupPlace } from '../group-place.ts';
import type { Place, StepActions } from './step-actions.ts';
import { StepExtras } from './StepExtras.tsx';
import { StepFacts } from './StepFacts.tsx';
import { StepMenu } from './StepMenu.tsx';
import { mergeHere, pasteHere, splitHere } from './step-text.ts';
import { IssueText } from '../fields/IssueText.tsx';
import { useStepFindings } from './use-step-findings.ts';
import { useNearViewport } from './use-near-viewport.ts';

export type SharedBySteps = {
  actions: StepActions;
  reader: StepReader;
  mentionable: Mentionable;
  /** The groups of the recipe, where a step can go. */
  places: readonly GroupPlace[];
};

export type StepRowProps = SharedBySteps & {
  step: Instruction;
  at: number;
  groupId: Id;
  /** It names no ingredient. */
  isHinted: boolean;
  /** A new object each time the focus is asked for. */
  asked: { place: Place } | null;
};

type Props = StepRowProps & { row: RefObject<HTMLLIElement | null> };

/** What a step says and has; renders when it changes itself. */
export const StepRow = memo(function StepRow(props: Props) {
  const { step, at, actions, places, groupId, isHinted, asked, row } = props;
  const isNear = useNearViewport(row);
  const [isKept, setIsKept] = useState(false);
  const [isReturned, setIsReturned] = useState(false);
  const [isNoting, setIsNoting] = useState(false);
  const text = useStepText(props);
  const { editor } = text;
  const isMounted = isNear || isKept || asked !== null;
  // The caret is put where the action of another row asks for it, before the next key comes.
  useLayoutEffect(() => {
    if (!asked || !editor) return;
    focusText(editor, asked.place);
    if (row.current) bringIntoSight(row.current);
  }, [asked, editor, row]);
  useLayoutEffect(() => {
    if (isReturned && editor) focusText(editor, 'kept');
  }, [isReturned, editor]);
  return (
    <>
      <div
        className="step-text"
        onFocus={() => setIsKept(true)}
        onBlur={() => {
          setIsKept(false);
          setIsReturned(false);
        }}
      >
        {isMounted ? (
          <TextSurface
            {...text.surface}
            value={step.content}
            label={texts.step(at)}
            field={`${step.id}.content`}
            tools="step"
            {...(at === 1 && { placeholder: texts.placeholder })}
          />
        ) : (
          <div
            className="text-editable"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- formatted text that is edited as soon as it has the focus
            role="textbox"
            aria-label={texts.step(at)}
            aria-multiline
            tabIndex={0}
            data-field={`${step.id}.content`}
            onFocus={() => setIsReturned(true)}
          >
            <PrintedText text={step.content} />
          </div>
        )}
      </div>
      <IssueText place={step.id} />
      <StepMenu {...{ step, at, actions, places, groupId }} />
      <StepExtras
        {...{ step, at, actions, isNear, isNoting }}
        onLeaveNote={() => setIsNoting(false)}
      />
      <StepFacts
        {...{ step, at, actions, isHinted, isNoting }}
        language={props.reader.language}
        offered={text.offered}
        onNote={() => setIsNoting(true)}
        onTake={text.take}
        onLeave={text.leave}
      />
    </>
  );
});

/** The text of a step with what it offers while it is written. */
function useStepText({ step: { id, timerMinutes }, actions, reader, mentionable }: Props) {
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const [silenced, setSilenced] = useState<ReadonlySet<string>>(new Set());
  const [offered, setOffered] = useState<PlacedFinding | null>(null);
  const findings = useStepFindings();
  const find = useCallback(
    (text: string) =>
      (findings?.findInStep(text, reader) ?? []).filter(
        ({ kind, start, end }) =>
          !silenced.has(text.slice(start, end)) && !(kind === 'timer' && timerMinutes !== null),
      ),
    [findings, reader, silenced, timerMinutes],
  );
  const readAmount = useMemo(
    () => findings && ((text: string) => findings.readAmount(text, reader)),
    [findings, reader],
  );
  const accept = (placed: PlacedFinding, own: TextEditor) => {
    setOffered(null);
    if (placed.finding.kind === 'timer') {
      actions.setTimer(id, placed.finding.minutes);
    } else acceptAmount(own, placed);
  };
  const silence = ({ text }: PlacedFinding) => {
    setSilenced((words) => new Set([...words, text]));
    setOffered(null);
  };
  const press = (act: (placed: PlacedFinding, own: TextEditor) => void) => () => {
    if (!offered || !editor) return;
    // Focus looks for what is offered there, which is about to be answered.
    focusText(editor, 'kept');
    act(offered, editor);
  };
  const onKey = (event: KeyboardEvent, own: TextEditor): boolean => {
    const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    const found = by === undefined ? findingHere(own, find) : null;
    if (by !== undefined && event.altKey) {
      if (event.shiftKey) actions.moveToGroup(id, by);
      else actions.move(id, by);
    } else if (found && event.key === 'Tab' && !event.shiftKey) accept(found, own);
    else if (found && event.key === 'Escape') silence(found);
    else return false;
    event.preventDefault();
    return true;
  };
  const surface = {
    mentionable,
    ...(readAmount && { readAmount }),
    find,
    onReady: setEditor,
    onKey,
    onSelection: (own: TextEditor) => setOffered(findingHere(own, find)),
    onChange: (change: Parameters<StepActions['write']>[1]) => actions.write(id, change),
    onEnter: (own: TextEditor) => splitHere(own, (halves) => actions.split(id, halves)),
    onBackspaceAtStart: (own: TextEditor) => mergeHere(own, { actions, id }),
    onPasted: (own: TextEditor, text: Parameters<typeof pasteHere>[1]) =>
      pasteHere(own, text, {
        language: reader.language,
        paste: (pasted) => actions.paste(id, pasted),
      }),
  };
  return { editor, offered, take: press(accept), leave: press(silence), surface };
}
