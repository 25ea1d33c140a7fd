import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFocused } from './hold-focused.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<ol><li class="step"><div class="text-surface"><input id="text"><b id="tool">B</b></div></li></ol><button id="below">Below</button>';
  stop = holdFocused();
  at('text').focus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const at = (id: string) => document.getElementById(id)!;
const held = () =>
  [...document.querySelectorAll('[data-unfolded]')].map(({ className }) => className);

describe('What unfolds around the focus', () => {
  it('stays so until a press elsewhere is over', () => {
    fireEvent.pointerDown(at('below'));
    at('below').focus();
    expect(held()).toEqual(['step', 'text-surface']);
    fireEvent.pointerUp(at('below'));
    expect(held()).toHaveLength(2);
    vi.runAllTimers();
    expect(held()).toEqual([]);
  });

  it('folds with the click, so that the next click finds everything at rest', () => {
    fireEvent.pointerDown(at('below'));
    fireEvent.pointerUp(at('below'));
    fireEvent.click(at('below'));
    expect(held()).toEqual([]);
  });

  it('is not held by a press inside it', () => {
    fireEvent.pointerDown(at('tool'));
    expect(held()).toEqual([]);
  });

  it('folds where a press was taken away, and where the screen goes', () => {
    fireEvent.pointerDown(at('below'));
    fireEvent.pointerCancel(at('below'));
    vi.runAllTimers();
    expect(held()).toEqual([]);
    fireEvent.pointerDown(at('below'));
    stop();
    expect(held()).toEqual([]);
  });

  it('is held by nothing where the focus is elsewhere', () => {
    at('below').focus();
    fireEvent.pointerDown(document.body);
    expect(held()).toEqual([]);
  });

  it('is a field as well, for which the bar of a phone stands aside', () => {
    document.body.innerHTML = '<input id="find" class="find"><button id="below">Below</button>';
    at('find').focus();
    fireEvent.pointerDown(at('below'));
    at('below').focus();
    expect(held()).toEqual(['find']);
    fireEvent.click(at('below'));
    expect(held()).toEqual([]);
  });

  it('is no box that is ticked, beside which the bar stays', () => {
    document.body.innerHTML = '<input id="box" type="checkbox"><button id="below">Below</button>';
    at('box').focus();
    fireEvent.pointerDown(at('below'));
    expect(held()).toEqual([]);
  });
});
