/** The codes with which the relay closes a socket. Clients reconnect after all of them except `refused`. */
export const relayCloseCodes = {
  /** The relay is shutting down. */
  goingAway: 1001,
  /** The frame was binary; the relay accepts only text. */
  unsupported: 1003,
  /** Several frames in a row were not requests. */
  policyViolation: 1008,
  /** The frame was too long. */
  tooBig: 1009,
  /** The client sends too much or reads too little, or the relay is full. Reconnect later. */
  tryAgainLater: 1013,
  /** The token, the project or the origin is not accepted; the reason says which. Clients that know this code do not reconnect. */
  refused: 3000,
  /** The socket had no subscription and no request for a long time. */
  stale: 4008,
  /** A newer socket of the same client replaced this one. */
  replaced: 4010,
} as const
