export const slugMaxLength = 100;

/** Lower-case ASCII letters, digits and single hyphens between them, at most 100 characters. */
export function isSlug(text: string): boolean {
  return text.length <= slugMaxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
