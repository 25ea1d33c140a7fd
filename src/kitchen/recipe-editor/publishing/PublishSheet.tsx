import { useStore } from '@nanostores/react';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import type { FieldPath } from '#domain/kitchen/draft/field-path.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { showField } from '../fields/show-field.ts';
import { $plan, loadPlan } from './plan.ts';
import { publishingFor } from './publishing.ts';
import { Problems } from './sheet/Problems.tsx';
import { Progress } from './sheet/Progress.tsx';
import { RisingPictures } from './sheet/RisingPictures.tsx';
import { SheetFoot } from './sheet/SheetFoot.tsx';
import { WhatHappens } from './sheet/WhatHappens.tsx';
import { WhenFields } from './sheet/WhenFields.tsx';
import { useChosenTime } from './use-chosen-time.ts';
import { useDeed } from './use-deed.ts';
import { useProblems } from './use-problems.ts';

const { sheet: texts } = publishSheetMessages;

export type SheetProps = { isOpen: boolean; isLater: boolean; onClose: () => void };

/** Says what publishing does before it is done; Enter does it. */
export function PublishSheet({ isOpen, isLater, onClose }: SheetProps) {
  const draft = useRecipeDraft();
  const publishing = publishingFor(draft);
  const { step } = useStore(publishing.$step);
  const plan = useStore($plan);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [told, setTold] = useState<string>();
  const [waits, setWaits] = useState(true);
  const [isFirst] = useState(draft.$stored.get().publishedAt === null);
  const time = useChosenTime(isLater);
  const problems = useProblems();
  const close = () => {
    publishing.close();
    onClose();
    keepFocus();
  };
  const deed = useDeed({ time, waits, onClose: close });
  useFreshPlan(isOpen);
  const lead = (path: FieldPath) => {
    close();
    // The dialog gives the focus back before.
    setTimeout(() => showField(path));
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.length > 0) focusFirstProblem(form);
    else if (deed.obstacle !== undefined) {
      setTold(deed.obstacle);
      form.current?.querySelector<HTMLElement>('.clock-fields input')?.focus();
    } else void deed.run();
  };
  const isUnderWay = step !== 'idle' && step !== 'failed';
  return (
    <Dialog
      title={isFirst ? texts.first : texts.update}
      isOpen={isOpen}
      onClose={close}
      footer={
        !isUnderWay && (
          <SheetFoot
            formId={formId}
            label={deed.label}
            // It is said no longer once another time is chosen.
            obstacle={told === deed.obstacle ? told : undefined}
            onClose={close}
          />
        )
      }
    >
      {isUnderWay ? (
        <Progress onClose={close} />
      ) : (
        <form id={formId} ref={form} className="publish-sheet" onSubmit={send} noValidate>
          <Problems problems={problems} onLead={lead} />
          <WhatHappens plan={plan} />
          <RisingPictures waits={waits} onChoose={setWaits} />
          <WhenFields time={time} />
        </form>
      )}
    </Dialog>
  );
}

/** What was typed last counts; with each save the server tells anew what publishing will do. */
function useFreshPlan(isOpen: boolean): void {
  const draft = useRecipeDraft();
  useEffect(() => {
    if (!isOpen) return undefined;
    draft.saveNow();
    return draft.$stored.subscribe(({ id }) => void loadPlan(id));
  }, [draft, isOpen]);
}

const focusFirstProblem = (form: RefObject<HTMLFormElement | null>): void =>
  form.current?.querySelector<HTMLElement>('.publish-problems button')?.focus();

/** A published recipe has no button to publish, to which the focus could return. */
function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.editor-publish .menu-opener')?.focus();
  });
}
