import { describe, expect, it, vi } from 'vitest';
import { writerLock } from './writer-lock.ts';

const { locks } = globalThis.navigator;

describe('Two tabs on one recipe', () => {
  it('names one writer, and the next when that one closes', async () => {
    const one = await writerLock('closes', locks);
    const other = await writerLock('closes', locks);
    expect([one.$role.get(), other.$role.get()]).toEqual(['writer', 'follower']);
    one.release();
    await expect.poll(() => other.$role.get()).toBe('writer');
    other.release();
  });

  it('lets the other take over, and back', async () => {
    const one = await writerLock('takes', locks);
    const other = await writerLock('takes', locks);
    await other.takeOver();
    await expect.poll(() => [one.$role.get(), other.$role.get()]).toEqual(['follower', 'writer']);
    await one.takeOver();
    await expect.poll(() => [one.$role.get(), other.$role.get()]).toEqual(['writer', 'follower']);
    one.release();
    await expect.poll(() => other.$role.get()).toBe('writer');
    other.release();
  });

  it('waits for nothing once it is released', async () => {
    const one = await writerLock('waits', locks);
    const other = await writerLock('waits', locks);
    other.release();
    one.release();
    const third = await writerLock('waits', locks);
    await expect.poll(() => third.$role.get()).toBe('writer');
    expect(other.$role.get()).toBe('follower');
    third.release();
  });

  it('lets every tab write where the browser refuses locks', async () => {
    const request = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Forbidden'));
    const { $role, takeOver } = await writerLock('refused', {
      request,
      query: () => locks.query(),
    });
    expect($role.get()).toBe('writer');
    await takeOver();
    expect($role.get()).toBe('writer');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('lets every tab write where a browser has no locks', async () => {
    const { $role, takeOver } = await writerLock('none', undefined);
    await takeOver();
    expect($role.get()).toBe('writer');
  });
});
