import { describe, expect, it } from 'vitest';
import { mailing } from './mailing.ts';

describe('A job that writes letters', () => {
  it('has those sent that it stored before it failed, and tells that it did', async () => {
    const woken: string[][] = [];
    const host = { wakeMailer: (ids: string[]) => Promise.resolve(void woken.push(ids)) };
    const job = mailing<typeof host>((_host, stored) => {
      stored.push('first', 'second');
      return Promise.reject(new Error('The third site is broken'));
    });
    await expect(job(host)).rejects.toThrow('The third site is broken');
    expect(woken).toEqual([['first', 'second']]);
  });
});
