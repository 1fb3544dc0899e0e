import type { ModalError } from '../../kernel/errors/ModalError.ts'
import type { ClockPort, LoggerPort, RandomPort } from '../../kernel/ports/ports.ts'
import type { PairingEvent } from '../../adapter/PairingClient.ts'
import type { Channel } from './createChannel.ts'
import type { Forgotten } from './createForgotten.ts'
import type { OpenProposal, Proposals } from './createProposals.ts'
import type { Sessions } from './createSessions.ts'
import type { Cryptography } from './crypto/Cryptography.ts'
import type { Relay } from './relay/createRelay.ts'

/** The parts that the modules of the client share. */
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
  /** Removes a session and emits its end. */
  readonly endSession: (topic: string, reason: 'user' | 'peer' | 'expired') => void
  /** Removes a proposal; with an error, its waiter rejects. */
  readonly endProposal: (proposal: OpenProposal, error?: ModalError) => void
}
