import { revokeSession } from '@latchkey/protocol/api'
import { toRevocationMessage } from '@latchkey/protocol/siwx'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { isAccountOf } from './isAccountOf.ts'

/** Revokes a session on the account's signature, so that no token is needed. */
export function revokeSessionRoute({ budgets, signIns }: Pick<CloudServices, 'budgets' | 'signIns'>): Route {
  return defineRoute({
    endpoint: revokeSession,
    access: 'project',
    guards: [limitWork({ budget: budgets.signIn })],
    handle: async ({ body, context, parameters: { address } }) => {
      const { key: projectKey } = context.get('project')
      const [session] = await signIns.store.find({ projectKey, ids: [body.pci] })
      if (session === undefined || !isAccountOf(session, address)) {
        throw new ApiRefusal('not_found', 'This account has no such session with this project.')
      }
      const { accountAddress } = session.session.data
      await signIns.verifier.verifyOwner({
        session,
        message: toRevocationMessage({ pci: body.pci, accountAddress }),
        signature: body.signature,
        signal: context.get('signal'),
      })
      await signIns.store.revoke({ projectKey, ids: [session.id] })
      return { success: true }
    },
  })
}
