import { createHash } from 'node:crypto';
import type { Draft } from '#content/publishing/documents.ts';
import type { PlainData } from '#domain/plain-data.ts';
import { digestOf } from '#functions/adapters/digest.ts';

/** The same model gives the same body, as long as the same code renders it. */
export function modelHashOf({ model, hasAnalytics }: Draft, renderer: string): string | null {
  if (model === null) return null;
  const { frame, body, ...rest } = model;
  // What JSON left out of a model could change without another hash.
  const told = [renderer, digestOf(frame), body] satisfies PlainData[];
  const source = JSON.stringify([...told, hasAnalytics, rest]);
  return createHash('sha256').update(source).digest('hex');
}
