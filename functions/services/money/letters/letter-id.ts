import { uuidOfHash } from '../../uuid-of-hash.ts';
import type { MoneyHost } from '../money-host.ts';

/** The id of a letter that is written once, whoever comes to write it: made of what it is about. */
export const letterId = async (
  { hash }: Pick<MoneyHost, 'hash'>,
  effect: string,
): Promise<string> => uuidOfHash(await hash(effect));
