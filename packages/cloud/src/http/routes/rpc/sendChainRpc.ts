import { sendChainRpc } from '@latchkey/protocol/api'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { createRpcGuards } from './createRpcGuards.ts'
import { forwardRpc } from './forwardRpc.ts'

/** Forwards JSON-RPC to a chain. */
export function sendChainRpcRoute({
  budgets,
  context: { securityLog },
  rpc,
  settings,
}: Pick<CloudServices, 'budgets' | 'context' | 'rpc' | 'settings'>): Route {
  return defineRoute({
    endpoint: sendChainRpc,
    access: 'project',
    bodyLengthAtMost: settings.upstream.bodyBytesAtMost,
    guards: createRpcGuards(settings.upstream),
    handle: ({ body, context, query, text }) =>
      forwardRpc({
        gateway: rpc,
        kind: 'RPC',
        chainId: query.chainId,
        calls: body,
        text,
        added: settings.upstream.methods,
        budget: budgets.rpc,
        securityLog,
        context,
      }),
  })
}
