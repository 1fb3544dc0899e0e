import { createSignInNonce } from '@latchkey/protocol/siwx'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** Creates a nonce for a sign-in. */
export function createSignInNonceRoute({
  budgets,
  context: cloud,
  signIns,
}: Pick<CloudServices, 'budgets' | 'context' | 'signIns'>): Route {
  return defineRoute({
    endpoint: createSignInNonce,
    access: 'project',
    guards: [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })],
    handle: ({ context }) => {
      const project = context.get('project')
      signIns.requireConfigured(project)
      return signIns.store.createNonce({ projectKey: project.key })
    },
  })
}
