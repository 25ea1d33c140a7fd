import type { Reader } from '../recipe/recipe-access.ts';

export const previewReaders = ['owner', 'anonymous', 'free', 'monthly'] as const;
export type PreviewReader = (typeof previewReaders)[number];

/** Whom a preview is rendered for. */
export const readerOf: Record<PreviewReader, Reader> = {
  owner: { kind: 'owner', isPreviewing: true },
  anonymous: { kind: 'anonymous' },
  free: { kind: 'visitor', plan: 'free' },
  monthly: { kind: 'visitor', plan: 'monthly' },
};

/** By its name in an address; the owner where it names none. */
export const namedReader = (name: string | null): PreviewReader =>
  previewReaders.find((reader) => reader === name) ?? 'owner';
