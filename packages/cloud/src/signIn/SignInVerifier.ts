import type { SiwxSession } from '@latchkey/protocol/siwx'
import type { ClientAddress } from '../http/getClientAddress.ts'
import type { Project } from '../projects/Project.ts'
import type { SignInSession } from './SignInSession.ts'

/** Verifies what visitors signed. */
export interface SignInVerifier {
  /**
   * Verifies sign-ins for a project and keeps them, all or none.
   *
   * @throws ApiRefusal with one of the codes `sign_in_…`; nothing is kept then, and a nonce is used only by what was kept.
   */
  signIn(parameters: {
    readonly sessions: readonly SiwxSession[]
    readonly project: Project
    readonly origin: string | undefined
    readonly client: ClientAddress
    readonly signal: AbortSignal
  }): Promise<readonly SignInSession[]>
  /**
   * Verifies that the account of a session signed a text.
   *
   * @throws ApiRefusal `sign_in_signature_invalid`, `sign_in_chain_unreachable`.
   */
  verifyOwner(parameters: {
    readonly session: SignInSession
    readonly message: string
    readonly signature: string
    readonly signal: AbortSignal
  }): Promise<void>
}
