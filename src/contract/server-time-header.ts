/** On every answer of the API: when it was made, in ISO 8601, by the clock that publishes. */
export const serverTimeHeader = 'X-Server-Time';
