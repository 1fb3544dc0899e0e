import { sendBundlerRpc } from '@latchkey/protocol/api'
import type { RpcGateway } from '../../../upstream/rpc/createRpcGateway.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'
import { passRpcOn } from './passRpcOn.ts'

/** Leads JSON-RPC to a chain's bundler. */
export function sendBundlerRpcRoute({ bundlers, ...options }: RouteOptions & { readonly bundlers: RpcGateway }): Route {
  return defineRoute({
    ...options,
    endpoint: sendBundlerRpc,
    access: 'project',
    handle: ({ body, context, query, text }) =>
      passRpcOn({
        gateway: bundlers,
        kind: 'BUNDLER',
        chainId: query.chainId,
        calls: body,
        text,
        signal: context.get('signal'),
      }),
  })
}
