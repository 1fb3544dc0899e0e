/** Limits of the messages between a page and the frame of the embedded wallet. */
export const frameLimits = {
  /** The version of the messages. */
  version: 4,
  /** Levels of nesting in a message. */
  depth: 16,
  /** Size of a message as JSON, in characters. */
  length: 65_536,
  /** The same for `APP_RPC_REQUEST`: a transaction may deploy a contract, whose code has up to 49,152 bytes. */
  rpcLength: 262_144,
  /** Requests of a page that wait for an answer at the same time. */
  openRequests: 64,
} as const
