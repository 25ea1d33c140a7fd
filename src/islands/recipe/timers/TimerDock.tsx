import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import { timerDockMessages } from '#contract/recipe/timer-dock-messages.ts';
import type { TimerSubject } from '#domain/cooking/step-timers.ts';
import { formatCountdown, remainingSeconds, type Timer } from '#domain/measures/timer.ts';
import { $alarm } from '#stores/cooking/alarm.ts';
import { $now, $stepTimers } from '#stores/cooking/timer.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { classNames } from '#ui/class-names.ts';
import { cookingStyles } from '../cooking-styles.ts';
import { stateText, TimerFace } from './TimerFace.tsx';

type Row = { id: string; timer: Timer; subject: TimerSubject };

/** Shows all timers of the site on every page until they are dismissed. */
export function TimerDock() {
  const rows = useRows();
  const modal = useOpenModal();
  useTitle(rows);
  const ended = rows.filter(({ timer }) => timer.status === 'finished');
  const others = rows.filter(({ timer }) => timer.status !== 'finished');
  const dock = (
    <div className="timer-dock">
      <LiveRegion text={others.map(newsOf).join(' ')} />
      <LiveRegion isUrgent text={ended.map(newsOf).join(' ')} />
      {rows.length > 0 && <TimerPanel rows={rows} isRinging={ended.length > 0} />}
    </div>
  );
  return modal ? createPortal(dock, modal) : dock;
}

function TimerPanel({ rows, isRinging }: { rows: readonly Row[]; isRinging: boolean }) {
  const alarm = useValue($alarm);
  const panel = useRef<HTMLElement>(null);
  useRoom(panel);
  return (
    <section
      className={classNames('timer-panel', isRinging && 'ringing')}
      ref={panel}
      aria-label={timerDockMessages.timers}
    >
      {rows.map(({ id, timer, subject }, index) => (
        <fieldset
          key={id}
          className={classNames('timer', timer.status)}
          aria-label={nameOf(subject)}
        >
          <a href={`${subject.path}#step-${subject.step}`}>{placeOf(subject)}</a>
          <TimerFace
            id={id}
            timer={timer}
            resetLabel={timerDockMessages.dismissTimer}
            onReset={() => leaveRow(panel.current, index, subject)}
          />
        </fieldset>
      ))}
      {alarm === 'blocked' && <p>{timerDockMessages.pressToHear}</p>}
    </section>
  );
}

/** A row goes with its buttons: the focus moves to the next row, else to the step or the page. */
function leaveRow(panel: HTMLElement | null, index: number, { path, step }: TimerSubject): void {
  const links = panel?.querySelectorAll<HTMLElement>('.timer > a');
  const place = path === globalThis.location.pathname ? `#step-${step} .timer button` : '#content';
  const next =
    links?.[index + 1] ??
    links?.[index - 1] ??
    panel?.closest('dialog')?.querySelector('button') ??
    document.querySelector<HTMLElement>(place);
  next?.focus({ preventScroll: true });
}

function useRows(): Row[] {
  const { timers, subjects } = useValue($stepTimers);
  return Object.entries(timers).flatMap(([id, timer]) => {
    const subject = subjects[id];
    return subject ? [{ id, timer, subject }] : [];
  });
}

/** Who reads the recipe need not be told its name. */
function placeOf({ path, step, recipeTitle }: TimerSubject): string {
  const text = cookingMessages.step(step);
  return path === globalThis.location.pathname ? text : `${text}, ${recipeTitle}`;
}

function nameOf({ step, recipeTitle }: TimerSubject): string {
  return `${recipeTitle}, ${cookingMessages.step(step).toLowerCase()}`;
}

/** The open modal dialog, if any: while it is open, everything outside of it is inert. */
function useOpenModal(): Element | null {
  return useSyncExternalStore(watchDialogs, openModal, () => null);
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const openModal = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** The text for screen readers; it changes with the timer's state, not every second. */
function newsOf({ timer, subject }: Row): string {
  const state = timer.status === 'running' ? stateText(timer, timer.endsAt) : stateText(timer, 0);
  return `${nameOf(subject)}: ${state}.`;
}

/** Shows the time in the page's title, which is all that a tab in the background shows. */
function useTitle(rows: readonly Row[]): void {
  const now = useValue($now);
  const own = useRef<string | null>(null);
  // The end of one that rings has passed, and so comes before all others.
  const [first] = rows
    .flatMap(({ timer }) => ('endsAt' in timer ? [timer] : []))
    .toSorted((one, other) => one.endsAt - other.endsAt);
  const text = first ? formatCountdown(remainingSeconds(first, now)) : null;
  useEffect(() => {
    own.current ??= document.title;
    document.title = text === null ? own.current : `${text} · ${own.current}`;
  }, [text]);
}

/** Makes room at the foot of the page, which the panel would cover otherwise. */
function useRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const { current } = panel;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      style.setProperty('--dock', `${current.offsetHeight}px`);
    });
    cookingStyles.whenLoaded(() => observer.observe(current));
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, [panel]);
}
