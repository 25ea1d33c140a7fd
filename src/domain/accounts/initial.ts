/** What stands for a person without a picture: one character as people see it, an emoji of several parts included. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}
