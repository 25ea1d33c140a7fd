/** Whether a call changes anything at all. */
export const isChange = (input: object): boolean => Object.keys(input).length > 0;
