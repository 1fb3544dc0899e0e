/** What a tag says about an encrypted message. */
export interface RelayTag {
  /** The method of the encrypted request, or of the request that is answered; `null` for unregistered methods. */
  readonly method: string | null
  readonly kind: 'request' | 'response' | 'reject' | 'autoReject'
  /** The lifetime in seconds that clients set unless the request has an expiry. */
  readonly ttl: number
  /** Whether to notify a client without a socket. */
  readonly prompt: boolean
}

const toTag = (method: string | null, kind: RelayTag['kind'], ttl: number, prompt = false): RelayTag => ({
  method,
  kind,
  ttl,
  prompt,
})

/** The tags of the Sign protocol, as clients set them. Relays also pass on other tags. */
export const relayTags: Readonly<Record<number, RelayTag>> = {
  0: /*#__PURE__*/ toTag(null, 'request', 86_400),
  1000: /*#__PURE__*/ toTag('wc_pairingDelete', 'request', 86_400),
  1001: /*#__PURE__*/ toTag('wc_pairingDelete', 'response', 86_400),
  1002: /*#__PURE__*/ toTag('wc_pairingPing', 'request', 30),
  1003: /*#__PURE__*/ toTag('wc_pairingPing', 'response', 30),
  1100: /*#__PURE__*/ toTag('wc_sessionPropose', 'request', 300, true),
  1101: /*#__PURE__*/ toTag('wc_sessionPropose', 'response', 300),
  1102: /*#__PURE__*/ toTag('wc_sessionSettle', 'request', 300),
  1103: /*#__PURE__*/ toTag('wc_sessionSettle', 'response', 300),
  1104: /*#__PURE__*/ toTag('wc_sessionUpdate', 'request', 86_400),
  1105: /*#__PURE__*/ toTag('wc_sessionUpdate', 'response', 86_400),
  1106: /*#__PURE__*/ toTag('wc_sessionExtend', 'request', 86_400),
  1107: /*#__PURE__*/ toTag('wc_sessionExtend', 'response', 86_400),
  1108: /*#__PURE__*/ toTag('wc_sessionRequest', 'request', 900, true),
  1109: /*#__PURE__*/ toTag('wc_sessionRequest', 'response', 900),
  1110: /*#__PURE__*/ toTag('wc_sessionEvent', 'request', 300, true),
  1111: /*#__PURE__*/ toTag('wc_sessionEvent', 'response', 300),
  1112: /*#__PURE__*/ toTag('wc_sessionDelete', 'request', 86_400),
  1113: /*#__PURE__*/ toTag('wc_sessionDelete', 'response', 86_400),
  1114: /*#__PURE__*/ toTag('wc_sessionPing', 'request', 86_400),
  1115: /*#__PURE__*/ toTag('wc_sessionPing', 'response', 86_400),
  1116: /*#__PURE__*/ toTag('wc_sessionAuthenticate', 'request', 3600, true),
  1117: /*#__PURE__*/ toTag('wc_sessionAuthenticate', 'response', 3600),
  1118: /*#__PURE__*/ toTag('wc_sessionAuthenticate', 'reject', 300),
  1119: /*#__PURE__*/ toTag('wc_sessionAuthenticate', 'autoReject', 300),
  1120: /*#__PURE__*/ toTag('wc_sessionPropose', 'reject', 300),
  1121: /*#__PURE__*/ toTag('wc_sessionPropose', 'autoReject', 300),
}
