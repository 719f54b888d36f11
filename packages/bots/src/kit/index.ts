/** The bot kit: how programs in any language play. */
export { readCommand, readHello } from './read-answers.ts';
export { FAULT_CODES, type Fault, type FaultCode } from './fault.ts';
export {
  type HostMessage,
  type HostMessageOf,
  LONGEST_LINE,
  makeMessage,
  PROTOCOL,
  type ProgramMessage,
  type ProgramMessageOf,
} from './bot-protocol.ts';
