import type { ModalError } from '../../kernel/errors/ModalError.ts'
import type { ClockPort, LoggerPort, RandomPort } from '../../kernel/ports/ports.ts'
import type { PairingEvent } from '../../adapter/PairingClient.ts'
import type { Channel } from './createChannel.ts'
import type { Forgotten } from './createForgotten.ts'
import type { OpenProposal, Proposals } from './createProposals.ts'
import type { Sessions } from './createSessions.ts'
import type { Cryptography } from './crypto/Cryptography.ts'
import type { Relay } from './relay/createRelay.ts'

/** What the parts of the client share. */
export interface SignContext {
  readonly sessions: Sessions
  readonly proposals: Proposals
  readonly forgotten: Forgotten
  readonly channel: Channel
  readonly relay: Relay
  readonly getCryptography: () => Promise<Cryptography>
  readonly emit: (event: PairingEvent) => void
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly logger: LoggerPort
  /** Forgets a session and tells of it. */
  readonly endSession: (topic: string, reason: 'user' | 'peer' | 'expired') => void
  /** Forgets a proposal; with an error, whoever waits for it is told so. */
  readonly endProposal: (proposal: OpenProposal, error?: ModalError) => void
}
