import { Connection, Keypair } from '@solana/web3.js'
import { createSolanaRpc, createSolanaRpcSubscriptions, getBase58Encoder } from '@solana/kit'
import { afterAll, beforeAll } from 'vitest'
import type { DevnetSolanaChain } from '../DevnetDescription.ts'
import type { LocalChain } from '../LocalChain.ts'
import { startSolana } from '../solana/startSolana.ts'

/** The Solana chain of one test file, with unmodified clients connected to it. */
export interface TestSolana {
  readonly chain: LocalChain<DevnetSolanaChain>
  /** `@solana/web3.js` configured as in a page: with only the address of the RPC. */
  readonly connection: Connection
  /** `@solana/kit`. */
  readonly rpc: ReturnType<typeof createSolanaRpc<string>>
  readonly rpcSubscriptions: ReturnType<typeof createSolanaRpcSubscriptions<string>>
  /** One of the ten accounts. */
  getKeypair(index: number): Keypair
  /** Calls one method, and returns the whole response. */
  ask(method: string, params?: readonly unknown[]): Promise<RpcReply>
  /** Posts a body unchanged. */
  post(body: string, headers?: Readonly<Record<string, string>>): Promise<Response>
}

/** A JSON-RPC response. */
export interface RpcReply {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
}

/** Starts the chain for the tests of one file; the returned function returns it while they run. */
export function runSolana(): () => TestSolana {
  let running: TestSolana | undefined
  beforeAll(async () => {
    running = connect(await startSolana({ port: 0 }))
  })
  afterAll(() => running?.chain.stop())
  return () => {
    if (running === undefined) throw new TypeError('Solana does not run yet.')
    return running
  }
}

function connect(chain: LocalChain<DevnetSolanaChain>): TestSolana {
  const { accounts, rpcUrl, websocketUrl } = chain.description
  const post: TestSolana['post'] = (body, headers = { 'content-type': 'application/json' }) =>
    fetch(rpcUrl, { method: 'POST', headers, body })
  return {
    chain,
    connection: new Connection(rpcUrl, 'confirmed'),
    rpc: createSolanaRpc(rpcUrl),
    rpcSubscriptions: createSolanaRpcSubscriptions(websocketUrl),
    getKeypair(index) {
      const account = accounts[index]
      if (account === undefined) throw new TypeError('There are ten accounts.')
      return Keypair.fromSecretKey(Uint8Array.from(getBase58Encoder().encode(account.secretKey)))
    },
    post,
    async ask(method, params = []) {
      const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 'one', method, params }))
      const reply: RpcReply = JSON.parse(await response.text())
      return reply
    },
  }
}
