import { describe, expect, it } from 'vitest';
import { enteredCode, type TypedCode } from './entered-code.ts';

const typed: TypedCode = {
  code: 'summer',
  unit: 'percent',
  off: '20',
  duration: 'once',
  months: '',
  uses: '',
};
const enter = (own: Partial<TypedCode>) => enteredCode({ ...typed, ...own });

describe('A code as it is typed', () => {
  it('is read in upper case, with what is left empty as nothing', () => {
    expect(enter({ code: ' summer-26 ', off: ' 20 % ' })).toEqual({
      entered: {
        code: 'SUMMER-26',
        percentOff: 20,
        amountOffCents: null,
        duration: 'once',
        months: null,
        usesMax: null,
        expiresAt: null,
      },
      wrong: [],
    });
  });

  it('takes off dollars, for months, for so many', () => {
    const { entered, wrong } = enter({
      unit: 'money',
      off: '$2.50',
      duration: 'months',
      months: '3',
      uses: '50',
    });
    expect(entered).toMatchObject({
      percentOff: null,
      amountOffCents: 250,
      months: 3,
      usesMax: 50,
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [{ code: 'a' }, ['code']],
    [{ code: 'two words' }, ['code']],
    [{ off: '' }, ['off']],
    [{ off: '101' }, ['off']],
    [{ off: 'half' }, ['off']],
    [{ unit: 'money', off: '' }, ['off']],
    [{ unit: 'money', off: 'x' }, ['off']],
    [{ duration: 'months', months: '0' }, ['months']],
    [{ duration: 'months', months: '99' }, ['months']],
    [{ uses: '1.5' }, ['uses']],
  ] as [Partial<TypedCode>, string[]][])('says what is wrong with %j', (own, wrong) => {
    expect(enter(own).wrong).toEqual(wrong);
  });
});
