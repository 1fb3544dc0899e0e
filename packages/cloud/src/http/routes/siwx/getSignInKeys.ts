import { getSignInKeys } from '@latchkey/protocol/siwx'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Reads the public keys of session tokens. They change seldom, and a new one signs only after a restart. */
export function getSignInKeysRoute({ signIns }: Pick<CloudServices, 'signIns'>): Route {
  return defineRoute({
    endpoint: getSignInKeys,
    access: 'everybody',
    handle: async ({ context }) => {
      context.header('cache-control', 'public, max-age=300')
      return context.json({ keys: await signIns.tokens.listKeys() })
    },
  })
}
