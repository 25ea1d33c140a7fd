import { z } from 'zod';
import { dateTime } from '../fields.ts';

const part = z.record(z.string(), z.unknown());

/** GET `current-user/data`: a file with all that is known about a person. */
export const accountData = z
  .object({ exportedAt: dateTime, profile: part.nullable() })
  .catchall(z.array(part))
  .meta({ id: 'AccountData' });
