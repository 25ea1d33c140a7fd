import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { NetworkError } from '#api/network-error.ts';
import { submission } from './submit.ts';

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => vi.stubGlobal('reportError', reported.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const failing = (error: unknown) =>
  submission<string>(async () => {
    throw error;
  });
const failureOf = async (error: unknown) => {
  const { submit, $submit } = failing(error);
  await submit('edna@example.com');
  return $submit.get();
};
const refusal = (status: number, code: string, more: object = {}) =>
  new ApiError(status, { error: 'From the server', code, ...more });

describe('Sending a form', () => {
  it('is pending until it is done', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { submit, $submit } = submission<string>(() => answer.promise);
    const sending = submit('edna@example.com');
    expect($submit.get()).toEqual({ status: 'pending' });
    answer.resolve(undefined);
    expect(await sending).toBe(true);
    expect($submit.get()).toEqual({ status: 'done' });
  });

  it('happens once for a double press', async () => {
    const run = vi.fn<(email: string) => Promise<void>>(() => Promise.resolve());
    const { submit } = submission(run);
    expect(await Promise.all([submit('a@b.c'), submit('a@b.c')])).toEqual([true, false]);
    expect(run).toHaveBeenCalledExactlyOnceWith('a@b.c');
  });

  it('says nothing more of a failure once it is cleared or tried again', async () => {
    const { submit, $submit, clear } = failing(refusal(409, 'slug_taken'));
    await submit('pie');
    clear();
    expect($submit.get()).toEqual({ status: 'idle' });
    const again = submit('pie');
    expect($submit.get()).toEqual({ status: 'pending' });
    clear();
    expect($submit.get()).toEqual({ status: 'pending' });
    await again;
  });
});

describe('A form that could not be sent, §8', () => {
  it('says what the server says', async () => {
    expect(await failureOf(refusal(409, 'slug_taken'))).toMatchObject({
      status: 'failed',
      failure: { code: 'slug_taken', message: 'From the server' },
    });
  });

  it('has a sentence where the server has none', async () => {
    const error = new ApiError(409, { error: '', code: 'slug_taken' });
    expect(await failureOf(error)).toMatchObject({
      failure: { code: 'slug_taken', message: 'Something went wrong. Please try again.' },
    });
  });

  it('says it in words of its own where it has some', async () => {
    const error = refusal(410, 'link_expired');
    const { submit, $submit } = submission<null>(
      async () => {
        throw error;
      },
      {
        link_expired: 'Ask for a new one',
      },
    );
    await submit(null);
    expect($submit.get()).toMatchObject({ failure: { message: 'Ask for a new one' } });
  });

  it.each(['newer_than_the_page', 'constructor'])(
    'says what the server says with a code that it does not know: %s',
    async (code) => {
      const error = new ApiError(409, { error: 'From the server', code });
      expect(await failureOf(error)).toMatchObject({ failure: { message: 'From the server' } });
      expect(reported).not.toHaveBeenCalled();
    },
  );

  it('names the one value that was refused', async () => {
    const issues = [{ path: 'email', message: 'Please enter a valid email address' }];
    expect(await failureOf(refusal(400, 'validation_failed', { issues }))).toMatchObject({
      failure: {
        message: 'Please enter a valid email address',
        issues: { email: 'Please enter a valid email address' },
      },
    });
  });

  it.each([
    [30, 'Too many requests. Please try again in a minute.'],
    [61, 'Too many requests. Please try again in 2 minutes.'],
    [600, 'Too many requests. Please try again in 10 minutes.'],
    [null, 'From the server'],
  ])('says when to try again after %s seconds of throttling', async (seconds, message) => {
    const error = new ApiError(429, { error: 'From the server', code: 'rate_limited' }, seconds);
    expect(await failureOf(error)).toMatchObject({ failure: { message } });
  });

  it('says that there is no connection', async () => {
    expect(await failureOf(new NetworkError('No answer'))).toMatchObject({
      failure: {
        code: null,
        lead: 'Something went wrong. Please try again.',
        message: 'There is no connection at the moment. What you entered is still here.',
      },
    });
    expect(reported).not.toHaveBeenCalled();
  });

  it.each([
    ['a fault of the server', refusal(500, 'internal_error')],
    ['an answer without a code', new ApiError(502, null)],
    ['a code that is none', refusal(418, 'toString')],
    ['a fault of the page', new TypeError('x is undefined')],
  ])('asks to try again and reports %s', async (_name, error) => {
    expect(await failureOf(error)).toMatchObject({
      failure: { message: 'Something went wrong. Please try again.', lead: null },
    });
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });
});
