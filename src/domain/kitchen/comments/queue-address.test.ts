import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueViews } from '../../comments/comment-queue.ts';
import { firstAddress, queueQuery, readQueueAddress } from './queue-address.ts';

const id = fc.option(fc.uuid());

describe('The address of the queue', () => {
  it('says all that the queue shows', () => {
    const address = fc.record({
      view: fc.constantFrom(...queueViews),
      search: fc.string(),
      userId: id,
      commentId: id,
    });
    fc.assert(
      fc.property(address, (shown) => {
        expect(readQueueAddress(new URLSearchParams(queueQuery(shown)))).toEqual(shown);
      }),
    );
  });

  it('shows what is new where it says nothing, or what nobody can mean', () => {
    expect(queueQuery(firstAddress)).toBe('');
    const odd = new URLSearchParams('view=odd&person=1&comment=../x');
    expect(readQueueAddress(odd)).toEqual(firstAddress);
  });
});
