/** Marks a field as wrong by a line of `FieldIssue`, as long as that tells something. */
export const toldBy = (lineId: string, issue: string | undefined) => ({
  'aria-invalid': issue !== undefined,
  'aria-describedby': issue === undefined ? undefined : lineId,
});
