import type { SignInStore } from './SignInStore.ts'
import type { SignInVerifier } from './SignInVerifier.ts'
import type { TokenSigner } from './TokenSigner.ts'

/** Everything that the routes of sign-ins are made from. */
export interface SignIns {
  readonly store: SignInStore
  readonly verifier: SignInVerifier
  readonly tokens: TokenSigner
  /** The cloud's URL, where the settings say it. */
  readonly publicUrl: string | undefined
}
