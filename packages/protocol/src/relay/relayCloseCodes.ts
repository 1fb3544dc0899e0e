/** With which code the relay ends a socket. Clients connect again after any of them but `refused`. */
export const relayCloseCodes = {
  /** The relay stops. */
  goingAway: 1001,
  /** The frame was binary: the relay speaks text. */
  unsupported: 1003,
  /** Frame after frame was no request. */
  policyViolation: 1008,
  /** The frame was longer than the relay takes. */
  tooBig: 1009,
  /** Too much was asked, or too little was read, or the relay is full: come again later. */
  tryAgainLater: 1013,
  /** Token, project or origin are not accepted, as the reason says. A client that knows this code does not come again. */
  refused: 3000,
  /** Nothing was subscribed and nothing was asked for a long time. */
  stale: 4008,
  /** A newer socket of the same client has taken the place. */
  replaced: 4010,
} as const
