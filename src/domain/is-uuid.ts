const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is an id as the platform writes them, in lower case. */
export const isUuid = (text: string): boolean => uuid.test(text);
