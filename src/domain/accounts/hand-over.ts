/** The parameter of an address that brings a session along from another host. */
export const handOverParameter = 'mgk';

/** Parameters that make an address a credential; it is sent to no third party. */
export const tokenParameters = [handOverParameter, 'token'] as const;
