/** Where the server of this run listens: the system chooses a free port, which is printed when it is up. */

/** Set from what the server prints, before the first story. */
export const ADDRESS = process.env['DUOPOLIS_E2E_ADDRESS'] ?? '';
