import { sendBundlerRpc } from '@latchkey/protocol/api'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { forwardRpc } from './forwardRpc.ts'

/** Forwards JSON-RPC to a chain's bundler. */
export function sendBundlerRpcRoute({ bundlers }: Pick<CloudServices, 'bundlers'>): Route {
  return defineRoute({
    endpoint: sendBundlerRpc,
    access: 'project',
    handle: ({ body, context, query, text }) =>
      forwardRpc({
        gateway: bundlers,
        kind: 'BUNDLER',
        chainId: query.chainId,
        calls: body,
        text,
        signal: context.get('signal'),
      }),
  })
}
