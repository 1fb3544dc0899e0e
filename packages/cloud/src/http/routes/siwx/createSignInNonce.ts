import { createSignInNonce } from '@latchkey/protocol/siwx'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Creates a nonce for a sign-in. */
export function createSignInNonceRoute({ signIns }: Pick<CloudServices, 'signIns'>): Route {
  return defineRoute({
    endpoint: createSignInNonce,
    access: 'project',
    handle: ({ context }) => signIns.store.createNonce({ projectKey: context.get('project').key }),
  })
}
