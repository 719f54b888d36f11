/** Messages between client and server, and the client's side of them: the one door of this package. */
export * from './client-message.ts';
export * from './client/connection.ts';
export * from './deal.ts';
export * from './device.ts';
export * from './former.ts';
export * from './http.ts';
export { cleanName, LONGEST_NAME } from './name.ts';
export * from './pieces.ts';
export { REQUEST } from './request.ts';
export * from './server-message.ts';
export { TABLE_OPTIONS } from './table-options.ts';
export * from './version.ts';
export { type ClientMessage, fromWire, type RequestMessage, toWire, type WireMessage } from './wire.ts';
