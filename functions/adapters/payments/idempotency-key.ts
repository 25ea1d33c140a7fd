import { createHash } from 'node:crypto';

/**
 * The key of a call that hurts nobody if it is carried out twice, since only what is kept of it counts.
 * What is asked for is part of it: the provider refuses the same key with other words for a whole day,
 * and a site may have got another name after an answer was lost.
 */
export function keyFor(key: string, asked: object): string {
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  return `${key}/${digest.slice(0, 16)}`;
}
