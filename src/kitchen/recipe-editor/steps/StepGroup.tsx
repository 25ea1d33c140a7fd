import { useId, useMemo } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import type { Id } from '#domain/ids.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import type { StepNumber } from '#domain/kitchen/steps/step-numbers.ts';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { GroupNote } from '../fields/GroupNote.tsx';
import { IssueText } from '../fields/IssueText.tsx';
import { ListIssue } from '../fields/ListIssue.tsx';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { toldBy } from '../../fields/told-by.ts';
import { typedBy } from '../../fields/typed-by.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { SortingList } from '../../sorting/Sorting.tsx';
import type { FocusRequest, StepActions } from './step-actions.ts';
import { StepItem } from './StepItem.tsx';
import type { SharedBySteps } from './StepRow.tsx';

type Props = {
  group: InstructionGroup;
  isOnly: boolean;
  isLast: boolean;
  numbers: ReadonlyMap<Id, StepNumber>;
  hinted: ReadonlySet<Id>;
  asked: FocusRequest | null;
  shared: SharedBySteps;
};

export function StepGroup(props: Props) {
  const { group, isOnly, isLast, numbers, hinted, asked, shared } = props;
  const { actions } = shared;
  const isNoted = group.note !== null && !isEmptyRichText(group.note);
  const note = (
    <GroupNote
      group={group}
      onChange={(written, typed) => actions.writeNote(group.id, written, typed)}
    />
  );
  const key = group.instructions.map(({ id }) => id).join(' ');
  const items = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const label = group.title.trim() || texts.groupFrom(numbers.get(items[0] ?? '')?.at ?? 1);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the heading of a fieldset cannot be a field
    <div className="step-group" role="group" aria-label={label} data-field={group.id}>
      {!isOnly && (
        <div className="step-heading">
          <Heading group={group} onRename={actions.rename} />
          <button
            type="button"
            className="group-dissolve"
            aria-label={texts.dissolveGroup}
            title={texts.dissolveGroup}
            onClick={() => actions.dissolve(group.id)}
          >
            ×
          </button>
          {note}
        </div>
      )}
      {isOnly && isNoted && note}
      <IssueText place={group.id} />
      <SortingList id={group.id} items={items}>
        {group.instructions.map((step) => (
          <StepItem
            key={step.id}
            step={step}
            {...(numbers.get(step.id) ?? unnumbered)}
            groupId={group.id}
            isHinted={hinted.has(step.id)}
            asked={asked?.stepId === step.id ? asked : null}
            {...shared}
          />
        ))}
      </SortingList>
      <div className="step-adds">
        <button type="button" className="step-add" onClick={() => actions.addStep(group.id)}>
          {texts.addStep}
        </button>
        {isLast && (
          <button type="button" className="step-add" onClick={() => actions.addGroup()}>
            {texts.addGroup}
          </button>
        )}
      </div>
      {isLast && <ListIssue list="instructionGroups" />}
    </div>
  );
}

/** Until it has come to be among the steps. */
const unnumbered: StepNumber = { at: 1, isOnPage: false };

type HeadingProps = { group: InstructionGroup; onRename: StepActions['rename'] };

function Heading({ group: { id, title }, onRename }: HeadingProps) {
  const { told, keep } = useKeptLine(recipeLimits.line, title);
  const issueId = useId();
  return (
    <>
      <input
        type="text"
        aria-label={texts.groupTitle}
        data-field={`${id}.title`}
        value={title}
        {...toldBy(issueId, told)}
        onChange={(event) => onRename(id, keep(event.target.value), typedBy(event) ?? null)}
      />
      <FieldIssue id={issueId}>{told}</FieldIssue>
    </>
  );
}
