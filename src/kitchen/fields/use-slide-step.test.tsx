import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSlideStep } from './use-slide-step.ts';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const aSlider = () => renderHook(() => useSlideStep()).result.current;
const moveAfter = (slider: ReturnType<typeof useSlideStep>, restMs: number) => {
  now += restMs;
  return slider.stepOfMove();
};

describe('Moves of a slider', () => {
  it('by keys are one step to undo until they rest for half a second', () => {
    const slider = aSlider();
    const steps = [0, 400, 400, 500, 100].map((restMs) => moveAfter(slider, restMs));
    expect(new Set(steps.slice(0, 3)).size).toBe(1);
    expect(steps[3]).not.toBe(steps[2]);
    expect(steps[4]).toBe(steps[3]);
  });

  it('by a drag are one step however long it rests, and none of what is around it', () => {
    const slider = aSlider();
    const before = moveAfter(slider, 0);
    slider.slide.onPointerDown();
    const dragged = [10, 3000].map((restMs) => moveAfter(slider, restMs));
    slider.slide.onPointerUp();
    const after = moveAfter(slider, 10);
    expect(new Set(dragged).size).toBe(1);
    expect(new Set([before, dragged[0], after]).size).toBe(3);
  });
});
