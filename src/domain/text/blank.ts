/** Whether nobody would see anything of a text: a letter, a digit, a sign. */
export function isBlank(text: string): boolean {
  return !/(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u.test(text);
}
