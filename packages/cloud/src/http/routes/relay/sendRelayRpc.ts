import { defineEndpoint, jsonRpcBodySchema } from '@latchkey/protocol/api'
import { unknown } from 'valibot'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

const sendRelayRpc = defineEndpoint({
  name: 'sendRelayRpc',
  summary:
    "Asks the pairing relay one of its JSON-RPC methods without a socket; the client's token is `auth` or a bearer token.",
  method: 'POST',
  path: '/rpc',
  response: unknown(),
})

/** Leads JSON-RPC to the relay, which checks it by itself: ids of 19 digits must reach it as they are. */
export function sendRelayRpcRoute({ relay }: Pick<CloudServices, 'relay'>): Route {
  const route = defineRoute({
    endpoint: sendRelayRpc,
    access: 'everybody',
    handle: async ({ context }) => {
      const { req } = context
      const answer = await relay.handleRpc({
        body: await req.text(),
        query: new URL(req.url).searchParams,
        authorization: req.header('authorization'),
        origin: req.header('origin'),
        host: req.header('host'),
        address: context.get('client').key,
      })
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  // The body is described, but not parsed here.
  return { ...route, endpoint: { ...sendRelayRpc, body: jsonRpcBodySchema } }
}
