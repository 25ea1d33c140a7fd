import { type ReactNode, useEffect, useId, useRef } from 'react';
import { listChoicesMessages as texts } from '#contract/kitchen/recipe/list-choices-messages.ts';
import {
  type Choice,
  type ChoiceGroup,
  findChoices,
  type Share,
} from '#domain/kitchen/recipe-list/choices.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { toldBy } from '../../fields/told-by.ts';

type Kind = keyof typeof texts.groups;
export type LabelGroup = ChoiceGroup<Kind>;

type Props = {
  groups: readonly LabelGroup[];
  shareOf: (choice: Choice) => Share;
  onPress: (choice: Choice, kind: Kind) => void;
  /** Said where there is nothing to choose yet. */
  empty: string;
  typed: string;
  onType: (typed: string) => void;
  /** What Enter does with what is typed. */
  onEnter?: () => void;
  /** Said of what is typed. */
  issue?: string | undefined;
  /** What else can be done with what is typed. */
  children?: ReactNode;
};

/** Boxes in groups, found by typing. */
export function ChoiceList({ groups, shareOf, onPress, empty, children, ...find }: Props) {
  const { typed, onType, onEnter, issue } = find;
  const issueId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The dialog may have opened before there was anything to choose.
  useEffect(() => field.current?.focus(), []);
  const found = findChoices(groups, typed);
  const isEmpty = groups.every(({ choices }) => choices.length === 0);
  return (
    <div className="choice-list">
      <input
        ref={field}
        type="search"
        className="choice-find"
        aria-label={texts.find}
        placeholder={texts.find}
        autoComplete="off"
        data-autofocus
        value={typed}
        {...toldBy(issueId, issue)}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <FieldIssue id={issueId}>{issue}</FieldIssue>
      <p className="kitchen-meta" aria-live="polite">
        {isEmpty && typed.trim() === '' && empty}
        {!isEmpty && found.length === 0 && texts.nothing(typed.trim())}
      </p>
      {found.map(({ kind, choices }) => (
        <fieldset key={kind} className="choice-group">
          <legend>{texts.groups[kind]}</legend>
          {choices.map((choice) => (
            <ChoiceBox
              key={choice.id}
              choice={choice}
              share={shareOf(choice)}
              onPress={() => onPress(choice, kind)}
            />
          ))}
        </fieldset>
      ))}
      {children}
    </div>
  );
}

type BoxProps = { choice: Choice; share: Share; onPress: () => void };

function ChoiceBox({ choice: { title, count }, share, onPress }: BoxProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={share === 'all'}
        // There is no attribute for it.
        ref={(box) => {
          if (box) box.indeterminate = share === 'some';
        }}
        onChange={onPress}
      />
      <span>{title}</span> <span className="visually-hidden">{texts.count(count)}</span>
      <small aria-hidden>{count}</small>
    </label>
  );
}
