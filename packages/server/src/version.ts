/** The version of the server, as in its package. */
export const VERSION = '0.1.0';
