import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createSignInStore } from './createSignInStore.ts'
import { createSignInVerifier } from './createSignInVerifier.ts'
import { createTokenSigner } from './createTokenSigner.ts'
import type { SignIns } from './SignIns.ts'

/** Makes everything that the routes of sign-ins are made from. */
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
