import type { ZipFile } from '#functions/adapters/zip.ts';

type Text = { name: string; text: string; modifiedAt: number };

const encoder = new TextEncoder();

export const textFile = ({ name, text, modifiedAt }: Text): ZipFile => ({
  kind: 'packed',
  name,
  modifiedAt,
  bytes: encoder.encode(text),
});

/** For people too: one value a line. */
export const jsonFile = ({ data, ...file }: Omit<Text, 'text'> & { data: unknown }): ZipFile =>
  textFile({ ...file, text: `${JSON.stringify(data, null, 2)}\n` });
