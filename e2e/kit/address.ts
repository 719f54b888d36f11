/** Where the server of this run listens: the port is free by choice of the system, and printed when it is up. */

/** Set from what the server prints, before the first story. */
export const ADDRESS = process.env['DUOPOLIS_E2E_ADDRESS'] ?? '';
