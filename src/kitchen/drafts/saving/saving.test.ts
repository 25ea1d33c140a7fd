import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEditor, beginning } from '#kitchen/recipe-editor/testing/editor.ts';
import { fates } from '#kitchen/recipe-editor/testing/fake-server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('Saving by itself', () => {
  it('saves a second after the last change, with the version of the last answer', async () => {
    const { server, type, titles, status } = anEditor();
    type('B');
    await pass(900);
    type('Bread');
    expect(status()).toBe('waiting');
    await pass(999);
    expect(titles()).toEqual([]);
    await pass(1);
    expect(status()).toBe('saving');
    await pass(100);
    expect(status()).toBe('saved');
    type('Breads');
    await pass(2000);
    expect(server.written.map(({ version }) => version)).toEqual([1, 2]);
    expect(server.held().content.title).toBe('Breads');
  });

  it('saves every five seconds while somebody types without a pause', async () => {
    const { type, titles } = anEditor();
    for (let count = 1; count <= 21; count += 1) {
      type('a'.repeat(count));
      await pass(500);
    }
    expect(titles().map((title) => title.length)).toEqual([10, 20]);
  });

  it('sends one save at a time, and then what was typed meanwhile; no answer replaces it', async () => {
    const { server, draft, type, titles } = anEditor();
    server.meet({ answersAfterMs: 8000 });
    type('Bread');
    await pass(1000);
    type('Bread and salt');
    await pass(7000);
    expect(titles()).toEqual(['Bread']);
    await pass(3000);
    expect(titles()).toEqual(['Bread', 'Bread and salt']);
    expect(draft.$content.get().title).toBe('Bread and salt');
  });

  it('sends nothing for what was taken back in time', async () => {
    const { draft, type, titles, status } = anEditor();
    type('Bread');
    draft.undo();
    await pass(10_000);
    expect([titles(), status()]).toEqual([[], 'saved']);
  });
});

describe('A save whose answer is lost', () => {
  it('is adopted where it has arrived', async () => {
    const { server, type, titles, status } = anEditor();
    server.meet(fates.lostAnswer);
    type('Bread');
    await pass(1000 + 15_000 + 100);
    expect(status()).toBe('saved');
    type('Breads');
    await pass(2000);
    expect([titles(), server.held().version]).toEqual([['Bread', 'Breads'], 3]);
  });

  it('is sent again after 1, 2, 5, 15, 30 and again 30 seconds where it has not', async () => {
    const { server, type, titles, status } = anEditor();
    server.meet(...Array.from({ length: 12 }, () => fates.offline));
    type('Bread');
    // A save and the read after it take 40 ms each.
    await pass(1000 + 80);
    const counts: number[] = [];
    for (const seconds of [1, 2, 5, 15, 30, 30]) {
      await pass(seconds * 1000 - 1);
      counts.push(titles().length);
      expect(status()).toBe('offline');
      await pass(81);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    expect([status(), server.held().content.title]).toEqual(['saved', 'Bread']);
  });

  it('is known as our own when it arrives after the one that followed it', async () => {
    const { server, type, status } = anEditor();
    server.meet({ arrivesAfterMs: 16_030, answersAfterMs: null }, {}, { arrivesAfterMs: 100 });
    type('Bread');
    await pass(1000 + 15_000);
    type('Bread and salt');
    await pass(10_000);
    expect(status()).toBe('saved');
    expect(server.held().content.title).toBe('Bread and salt');
  });

  it('is our own when it arrives after everything was taken back', async () => {
    const { server, draft, type, status } = anEditor();
    server.meet({ arrivesAfterMs: 20_000 });
    type('Bread');
    await pass(1000);
    draft.undo();
    // What the server never got is sent as it was, and changes no version.
    await pass(17_000);
    expect([status(), server.held().version]).toEqual(['saved', 1]);
    await pass(4000);
    type('Bread and salt');
    await pass(3000);
    expect([status(), server.held().content.title]).toEqual(['saved', 'Bread and salt']);
  });

  it('is our own when it was sent before the page was opened, and then taken back', async () => {
    const sent = { ...beginning, title: 'Bread' };
    const { server, status } = anEditor([sent]);
    server.saveOfSomebodyElse(sent);
    await pass(1000);
    expect([status(), server.held().content.title]).toEqual(['saved', beginning.title]);
  });

  it('is our own when something on the way sent it twice', async () => {
    const { server, type, status } = anEditor();
    server.meet({ isDoubled: true });
    type('Bread');
    await pass(3000);
    expect([status(), server.held().content.title]).toEqual(['saved', 'Bread']);
  });

  it('does not wait for the pause when the network is back', async () => {
    const { server, saving, type, status } = anEditor();
    server.meet(...Array.from({ length: 4 }, () => fates.offline));
    type('Bread');
    await pass(3000);
    expect(status()).toBe('offline');
    saving.saveNow();
    await pass(50);
    expect(status()).toBe('saved');
  });

  it('is sent again in time when the clock of the device is set back', async () => {
    const { server, type, status } = anEditor();
    server.meet(fates.offline, fates.offline);
    type('Bread');
    await pass(1100);
    vi.setSystemTime(Date.now() - 3_600_000);
    type('Bread and salt');
    await pass(1100);
    expect([status(), server.held().content.title]).toEqual(['saved', 'Bread and salt']);
  });

  it('waits as long as a busy server asks', async () => {
    const { server, type, titles } = anEditor();
    server.meet(fates.busyFor(9000));
    type('Bread');
    await pass(1000 + 8900);
    expect(titles()).toHaveLength(1);
    await pass(400);
    expect(titles()).toHaveLength(2);
  });
});
