import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { LiteSVM } from 'litesvm'
import { WebSocketServer } from 'ws'
import type { DevnetSolanaChain } from '../DevnetDescription.ts'
import type { LocalChain } from '../LocalChain.ts'
import { createGenesis } from './accounts/createGenesis.ts'
import { solanaAccounts } from './accounts/solanaAccounts.ts'
import { solanaTokens } from './accounts/solanaTokens.ts'
import { bodyLimit, genesisHash } from './constants.ts'
import { createSolanaFaucet } from './faucet/createSolanaFaucet.ts'
import { createSolanaFaucetChain } from './faucet/createSolanaFaucetChain.ts'
import { createChain } from './chain/createChain.ts'
import { rpcMethods } from './rpc/rpcMethods.ts'
import { createRpcServer } from './server/createRpcServer.ts'
import { listenOnPair } from './server/listenOnPair.ts'
import { serveSubscriptions } from './subscriptions/serveSubscriptions.ts'
import { createHash } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

/**
 * Starts the Solana chain in this process: litesvm, which executes transactions as a validator does, behind a node's
 * RPC.
 *
 * @param parameters.port The port of the RPC; the WebSocket uses the next one. `0` selects a free pair.
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startSolana(parameters: {
  readonly port: number
  readonly onLog?: ((line: string) => void) | undefined
}): Promise<LocalChain<DevnetSolanaChain>> {
  const signer = await createFaucetSigner()
  const svm = new LiteSVM()
  await createGenesis({ svm, faucet: signer.address })
  const chain = createChain(svm)
  const faucet = createSolanaFaucet({ chain, signer })
  const context = { chain, faucet, identity: signer.address, onLog: parameters.onLog }

  const rpc = createRpcServer({ context, methods: rpcMethods })
  const websocket = createServer((_, response) => {
    response.writeHead(426, { connection: 'Upgrade', upgrade: 'websocket' }).end('Upgrade Required')
  })
  const sockets = new WebSocketServer({ server: websocket, maxPayload: bodyLimit })
  sockets.on('connection', (socket) => serveSubscriptions({ socket, context, methods: rpcMethods }))
  // Errors of its server are reported by the server.
  sockets.on('error', () => {})
  try {
    const port = await listenOnPair({ rpc, websocket, port: parameters.port })
    const description: DevnetSolanaChain = {
      caipNetworkId: `solana:${genesisHash.slice(0, 32)}`,
      genesisHash,
      name: 'Devnet Solana',
      rpcUrl: `http://127.0.0.1:${port}`,
      websocketUrl: `ws://127.0.0.1:${port + 1}`,
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      tokens: solanaTokens,
      accounts: solanaAccounts,
    }
    return {
      description,
      faucet: createSolanaFaucetChain({ description, faucet }),
      async stop() {
        chain.stop()
        for (const socket of sockets.clients) socket.terminate()
        await Promise.all([close(rpc), close(websocket)])
      },
    }
  } catch (error) {
    chain.stop()
    throw error
  }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** Returns the account that pays for airdrops and the faucet, and that may mint the tokens. */
function createFaucetSigner(): Promise<KeyPairSigner> {
  return createKeyPairSignerFromPrivateKeyBytes(createHash('sha256').update('latchkey devnet: Solana faucet').digest())
}
