import { sendBundlerRpc } from '@latchkey/protocol/api'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { answerBundlerRpc } from './answerBundlerRpc.ts'
import { createRpcGuards } from './createRpcGuards.ts'
import { forwardRpc } from './forwardRpc.ts'

/** Answers JSON-RPC to a chain's bundler: the cloud's own one if the chain has executors, and an upstream otherwise. */
export function sendBundlerRpcRoute({
  budgets,
  bundler,
  context: cloud,
  bundlers,
  settings,
}: Pick<CloudServices, 'budgets' | 'bundler' | 'context' | 'bundlers' | 'settings'>): Route {
  return defineRoute({
    endpoint: sendBundlerRpc,
    access: 'project',
    bodyLengthAtMost: settings.upstream.bodyBytesAtMost,
    guards: createRpcGuards(settings.upstream),
    handle: ({ body, context, query, text }) => {
      const common = { chainId: query.chainId, calls: body, context, text }
      if (bundler?.chainIds.includes(query.chainId) === true)
        return answerBundlerRpc({ ...common, budgets, bundler, cloud })
      return forwardRpc({
        ...common,
        budget: budgets.rpc,
        gateway: bundlers,
        kind: 'BUNDLER',
        added: settings.upstream.methods,
        securityLog: cloud.securityLog,
      })
    },
  })
}
