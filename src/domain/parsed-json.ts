/** What a text says that may be anything; null where it is no JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Somebody else's text stands under the key.
    return null;
  }
}
