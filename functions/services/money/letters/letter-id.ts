import type { MoneyHost } from '../money-host.ts';

const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/;

/**
 * The id of a letter that is written once, whoever comes to write it: made of what it is about. A UUID
 * of version 8, which RFC 9562 has for ids that are made by rules of one's own.
 */
export async function letterId({ hash }: Pick<MoneyHost, 'hash'>, effect: string): Promise<string> {
  const [, first = '', second = '', third = '', fourth = '', fifth = ''] =
    parts.exec(await hash(effect)) ?? [];
  return `${first}-${second}-8${third}-8${fourth}-${fifth}`;
}
