import { defineEndpoint, jsonRpcBodySchema } from '@latchkey/protocol/api'
import { unknown } from 'valibot'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { requireSecret } from '../../requireSecret.ts'
import type { Route } from '../../Route.ts'

const sendRelayRpc = defineEndpoint({
  name: 'sendRelayRpc',
  summary:
    "Calls a JSON-RPC method of the pairing relay without a socket. The client's token is `auth` or a bearer token.",
  method: 'POST',
  path: '/rpc',
  response: unknown(),
})

/** Forwards JSON-RPC to the relay, which parses it itself: ids of 19 digits must arrive unchanged. */
export function sendRelayRpcRoute({
  budgets,
  context: { securityLog },
  relay,
}: Pick<CloudServices, 'budgets' | 'context' | 'relay'>): Route {
  const route = defineRoute({
    endpoint: sendRelayRpc,
    access: 'public',
    handle: async ({ context }) => {
      const { req } = context
      const answer = await relay.handleRpc({
        body: await req.text(),
        query: new URL(req.url).searchParams,
        authorization: req.header('authorization'),
        origin: req.header('origin'),
        host: req.header('host'),
        address: context.get('client'),
        // Sockets need no secret: wallets are programs too, and cannot keep one.
        checkProject: (project) => requireSecret({ context, project, budget: budgets.token, securityLog }),
      })
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  // Describe the body without parsing it here.
  return { ...route, endpoint: { ...sendRelayRpc, body: jsonRpcBodySchema } }
}
