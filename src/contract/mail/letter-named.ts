import { textUpTo } from '../fields.ts';

/** By which newsletter somebody came, as an address of it or its page says; what is none counts as nothing. */
export const letterNamed = textUpTo(100).exactOptional();
