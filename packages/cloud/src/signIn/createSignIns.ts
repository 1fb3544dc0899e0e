import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createSignInStore, type SignInStore } from './createSignInStore.ts'
import { createSignInVerifier, type SignInVerifier } from './createSignInVerifier.ts'
import { createTokenSigner, type TokenSigner } from './createTokenSigner.ts'

/** The services of the sign-in routes. */
export interface SignIns {
  readonly store: SignInStore
  readonly verifier: SignInVerifier
  readonly tokens: TokenSigner
  /** The cloud's public URL, if set. */
  readonly publicUrl: string | undefined
}

/** Creates the services of the sign-in routes. */
export function createSignIns(parameters: {
  readonly context: CloudContext
  readonly settings: Pick<Settings, 'signIn' | 'publicUrls'>
  readonly gateway: RpcGateway
}): SignIns {
  const { context, gateway, settings } = parameters
  const store = createSignInStore(context)
  return {
    store,
    verifier: createSignInVerifier({ context, settings: settings.signIn, store, gateway }),
    tokens: createTokenSigner({ context, seeds: settings.signIn.keys }),
    publicUrl: settings.publicUrls.find((url) => /^https?:/.test(url)),
  }
}
