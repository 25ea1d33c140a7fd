/** The port in the addresses of all stored pages, wherever a copy of them is served. */
export const demoPort = 8957;
