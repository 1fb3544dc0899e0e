import { sendChainRpc } from '@latchkey/protocol/api'
import type { RpcGateway } from '../../../upstream/rpc/createRpcGateway.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'
import { passRpcOn } from './passRpcOn.ts'

/** Leads JSON-RPC to a chain. */
export function sendChainRpcRoute({ rpc, ...options }: RouteOptions & { readonly rpc: RpcGateway }): Route {
  return defineRoute({
    ...options,
    endpoint: sendChainRpc,
    access: 'project',
    handle: ({ body, context, query, text }) =>
      passRpcOn({
        gateway: rpc,
        kind: 'RPC',
        chainId: query.chainId,
        calls: body,
        text,
        signal: context.get('signal'),
      }),
  })
}
