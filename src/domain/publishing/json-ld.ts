const unsafe = new Map([
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
]);

/** JSON escaped for a script element, so that no text can close it. */
export function serializeJsonLd(data: object): string {
  const json = JSON.stringify(data);
  return json.replaceAll(/[<>&\u2028\u2029]/g, (char) => unsafe.get(char) ?? char);
}
