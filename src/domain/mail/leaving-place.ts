/**
 * What the stored pages that end letters hold for one person alone, each in a `<template>` with its name
 * that nobody sees: serving shows those that apply.
 */
export type LeavingPart = 'about' | 'token' | 'undo';

/** What stands in them for what is the person's own. */
export const leavingPlaces = { email: '{masked-email}', token: '{token}' } as const;

type Shown = { parts: readonly LeavingPart[]; email: string; token: string };

/** The page with the parts that apply; `email` and `token` are HTML. */
export const withLeavingParts = (html: string, { parts, email, token }: Shown): string =>
  html.replaceAll(/<template data-leaving="(\w+)">(.*?)<\/template>/gs, (_, name, inner: string) =>
    parts.some((part) => part === name)
      ? inner
          .replaceAll(leavingPlaces.email, () => email)
          .replaceAll(leavingPlaces.token, () => token)
      : '',
  );
