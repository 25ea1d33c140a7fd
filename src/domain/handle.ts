/** Letters, digits, dots, hyphens and underscores, with a letter or digit at both ends; lower case. */
export function isHandle(text: string): boolean {
  return /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])$/.test(text);
}
