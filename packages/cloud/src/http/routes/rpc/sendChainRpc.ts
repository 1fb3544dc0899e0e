import { sendChainRpc } from '@latchkey/protocol/api'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { forwardRpc } from './forwardRpc.ts'

/** Forwards JSON-RPC to a chain. */
export function sendChainRpcRoute({ rpc }: Pick<CloudServices, 'rpc'>): Route {
  return defineRoute({
    endpoint: sendChainRpc,
    access: 'project',
    handle: ({ body, context, query, text }) =>
      forwardRpc({
        gateway: rpc,
        kind: 'RPC',
        chainId: query.chainId,
        calls: body,
        text,
        signal: context.get('signal'),
      }),
  })
}
