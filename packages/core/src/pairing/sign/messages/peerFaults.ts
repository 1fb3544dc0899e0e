import type { PeerFault } from './parsePayload.ts'

/**
 * The errors with which invalid requests of a wallet are answered.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 */
export const peerFaults = {
  invalidEvent: { code: 1_002, message: 'Invalid event.' },
  invalidUpdate: { code: 1_003, message: 'Invalid update request.' },
  invalidExtend: { code: 1_004, message: 'Invalid extend request.' },
  invalidSettlement: { code: 1_005, message: 'Invalid session settle request.' },
  unauthorizedEvent: { code: 3_002, message: 'Unauthorized event.' },
  sessionNotSettled: { code: 7_000, message: 'Session settlement failed.' },
  unsupportedMethod: { code: 10_001, message: 'Unsupported wc_ method.' },
} as const satisfies Readonly<Record<string, PeerFault>>

/** The reason that is sent when the app ends a session. */
export const goodbye: PeerFault = { code: 6_000, message: 'User disconnected.' }
