import { getSignInKeys } from '@latchkey/protocol/siwx'
import type { SignIns } from '../../../signIn/SignIns.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'

/** Reads the public keys of session tokens. They change seldom, and a new one signs only after a restart. */
export function getSignInKeysRoute(parameters: RouteOptions & { readonly signIns: SignIns }): Route {
  const { signIns, ...options } = parameters
  return defineRoute({
    ...options,
    endpoint: getSignInKeys,
    access: 'everybody',
    handle: async ({ context }) => {
      context.header('cache-control', 'public, max-age=300')
      return context.json({ keys: await signIns.tokens.listKeys() })
    },
  })
}
