const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** The ending by which a file server knows what a picture is. */
export function endingOf(contentType: string): string {
  const ending = endings[contentType.split(';', 1)[0]?.trim() ?? ''];
  if (ending === undefined) throw new Error(`No file ending is known for ${contentType}.`);
  return ending;
}
