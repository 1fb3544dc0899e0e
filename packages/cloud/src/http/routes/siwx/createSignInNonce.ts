import { createSignInNonce } from '@latchkey/protocol/siwx'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** Creates a nonce for a sign-in. */
export function createSignInNonceRoute({ budgets, signIns }: Pick<CloudServices, 'budgets' | 'signIns'>): Route {
  return defineRoute({
    endpoint: createSignInNonce,
    access: 'project',
    guards: [limitWork({ budget: budgets.signIn })],
    handle: ({ context }) => signIns.store.createNonce({ projectKey: context.get('project').key }),
  })
}
