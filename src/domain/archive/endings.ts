const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** The ending by which a file server knows what an answer is; of what it does not name, the one it was asked by. */
export function endingOf(contentType: string, path: string): string {
  const type = contentType.split(';', 1)[0]?.trim() ?? '';
  return endings[type] ?? path.split('?', 1)[0]?.split('.').at(-1) ?? '';
}
