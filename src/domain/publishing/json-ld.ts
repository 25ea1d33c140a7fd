const unsafe = new Map([
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
]);

/** JSON that no text can end or leave when it stands inside a script element. */
export function serializeJsonLd(data: object): string {
  const json = JSON.stringify(data);
  return json.replaceAll(/[<>&\u2028\u2029]/g, (char) => unsafe.get(char) ?? char);
}
