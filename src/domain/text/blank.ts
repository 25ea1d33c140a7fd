/** Whether a text has no visible character: no letter, digit or symbol. */
export function isBlank(text: string): boolean {
  return !/(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u.test(text);
}
