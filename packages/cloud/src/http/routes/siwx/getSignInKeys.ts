import { getSignInKeys } from '@latchkey/protocol/siwx'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Returns the public keys of session tokens. They are cacheable: a new key signs only after a restart. */
export function getSignInKeysRoute({ signIns }: Pick<CloudServices, 'signIns'>): Route {
  return defineRoute({
    endpoint: getSignInKeys,
    access: 'public',
    handle: async ({ context }) => {
      context.header('cache-control', 'public, max-age=300')
      return context.json({ keys: await signIns.tokens.listKeys() })
    },
  })
}
