import { createSignInNonce } from '@latchkey/protocol/siwx'
import type { SignIns } from '../../../signIn/SignIns.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'

/** Gives a nonce to a visitor who wants to sign in. */
export function createSignInNonceRoute(parameters: RouteOptions & { readonly signIns: SignIns }): Route {
  const { signIns, ...options } = parameters
  return defineRoute({
    ...options,
    endpoint: createSignInNonce,
    access: 'project',
    handle: ({ context }) => signIns.store.createNonce({ projectKey: context.get('project').key }),
  })
}
