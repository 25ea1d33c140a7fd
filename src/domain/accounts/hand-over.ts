/** The parameter of an address that brings a session along from another host. */
export const handOverParameter = 'mgk';

/** Those by which an address itself lets somebody in, or speaks for them; it is told to nobody else. */
export const tokenParameters = [handOverParameter, 'token'] as const;
