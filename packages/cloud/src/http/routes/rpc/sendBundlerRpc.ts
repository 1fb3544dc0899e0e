import { sendBundlerRpc } from '@latchkey/protocol/api'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { createRpcGuards } from './createRpcGuards.ts'
import { forwardRpc } from './forwardRpc.ts'

/** Forwards JSON-RPC to a chain's bundler. */
export function sendBundlerRpcRoute({
  budgets,
  context: { securityLog },
  bundlers,
  settings,
}: Pick<CloudServices, 'budgets' | 'context' | 'bundlers' | 'settings'>): Route {
  return defineRoute({
    endpoint: sendBundlerRpc,
    access: 'project',
    bodyLengthAtMost: settings.upstream.bodyBytesAtMost,
    guards: createRpcGuards(settings.upstream),
    handle: ({ body, context, query, text }) =>
      forwardRpc({
        gateway: bundlers,
        kind: 'BUNDLER',
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
