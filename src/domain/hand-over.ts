/** The parameter of an address that brings a session along from another host. */
export const handOverParameter = 'mgk';
