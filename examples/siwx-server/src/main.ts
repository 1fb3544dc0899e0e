import { serve } from '@hono/node-server'
import { createApp } from './createApp.ts'
import { createMemoryStore } from './createMemoryStore.ts'
import { createRpc } from './createRpc.ts'

const { APP_ORIGIN: origin = 'http://localhost:5173', ETHEREUM_RPC_URL: ethereum, PORT: port = '3001' } = process.env

const rpc = ethereum === undefined ? undefined : createRpc({ 'eip155:1': ethereum })
const { fetch } = createApp({ origin, store: createMemoryStore(), rpc })
serve({ fetch, port: Number(port) }, (address) => {
  console.log(`Signs visitors of ${origin} in, on http://localhost:${address.port}`)
})
