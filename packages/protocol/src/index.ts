/** Messages between client and server, and a client that reconnects. */
export {
  CLIENT_MESSAGE,
  type ClientMessage,
  fromWire,
  LONGEST_MESSAGE,
  type LookMessage,
  type RequestMessage,
  toWire,
  type WireMessage,
} from './client-message.ts';
export { connect, type Connection, type ConnectionState, type TableLink } from './client/connection.ts';
export {
  type Socket,
  type SocketListener,
  socketOver,
  type ClientEnvironment,
  type WebSocketLike,
} from './client/environment.ts';
export type { Listeners, Outcome } from './client/followed-table.ts';
export { DEAL_PARAMS, type DealAnswer, type DealGame, type DealSeat, type DealTable } from './deal.ts';
export {
  BROWSERS,
  type Device,
  DEVICE_PARAMS,
  type DeviceKind,
  type DevicesAnswer,
  SYSTEMS,
} from './device.ts';
export {
  EMBED_CITY,
  EMBED_QUERY,
  EMBED_REPLAY_PARAMS,
  type EmbedAnswer,
  OEMBED_QUERY,
  type OembedAnswer,
} from './embed.ts';
export { FORMER_PLAYER, isFormerPlayer } from './former.ts';
export {
  CLAIM_BODY,
  GUEST_BODY,
  HTTP_ERRORS,
  type HttpError,
  type HttpErrorCode,
  type InvitationAnswer,
  LOBBY_QUERY,
  type LobbyAnswer,
  type LobbyTable,
  NAME_BODY,
  RECORDS_QUERY,
  type RecordsAnswer,
  type SessionAnswer,
  TABLE_BODY,
  TABLE_PARAMS,
  type SeenEventsAnswer,
  type TransferAnswer,
} from './http.ts';
export { cleanName, LONGEST_NAME } from './name.ts';
export {
  LINK_QUERY,
  NOTICE_SETTINGS,
  type NoticesAnswer,
  type NoticeSettings,
  type PushNotice,
  STOP_BODY,
  type StopAnswer,
  type Way,
  WAY_BODY,
  WAY_CHANGE,
  WAY_PARAMS,
  type WayAnswer,
  type WayProblemCode,
  type WayTables,
  type Webhook,
  WEBHOOKS,
} from './notices.ts';
export { COUNT, ID } from './pieces.ts';
export { REQUEST } from './request.ts';
export {
  type End,
  type ErrorCode,
  ERRORS,
  type Looker,
  SERVER_MESSAGE,
  type ServerMessage,
} from './server-message.ts';
export {
  agreedOn,
  isOutdated,
  PROTOCOL_HEADER,
  PROTOCOLS,
  readProtocols,
  socketAddress,
  TIMED_SINCE,
} from './version.ts';
