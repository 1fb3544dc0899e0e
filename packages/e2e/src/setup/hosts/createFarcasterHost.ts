import { isPlainObject } from '@latchkey/core/adapter'
import { createEvmWallet, ProviderRpcError, type EvmWallet } from '@latchkey/testing'
import { generatePrivateKey } from 'viem/accounts'
import { askChain } from '../chain.ts'
import { getWorld } from '../getWorld.ts'

/** A Farcaster client with a wallet on the first local chain. */
export interface FarcasterHost {
  readonly origin: string
  readonly wallet: EvmWallet
  /** Answers a message as the mini app's SDK expects it: a call of the client by the messages of comlink. */
  answer(message: unknown): Promise<readonly unknown[]>
}

/** Creates a client whose wallet has 10 coins, has let the app in, and approves everything. It announces the wallet too (EIP-6963). */
export async function createFarcasterHost(): Promise<FarcasterHost> {
  const { devnet, pageUrl } = getWorld()
  const chains = devnet.evm.filter(({ chainId }) => chainId === 31_337)
  const wallet = createEvmWallet({
    name: 'Farcaster',
    rdns: 'xyz.farcaster.MiniAppWallet',
    accounts: [generatePrivateKey()],
    chains: chains.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
  })
  await askChain({
    chainId: 31_337,
    method: 'anvil_setBalance',
    params: [wallet.accounts[0], '0x8ac7230489e80000'],
  })
  const ask = (request: Readonly<Record<string, unknown>>): Promise<unknown> =>
    wallet.request({ origin: pageUrl, method: String(request['method']), params: request['params'] })
  await ask({ method: 'eth_requestAccounts' })

  const request = async (call: unknown): Promise<unknown> => {
    if (!isPlainObject(call)) throw new Error('A request was expected')
    const { id } = call
    try {
      return { jsonrpc: '2.0', id, result: await ask(call) }
    } catch (error) {
      const code = error instanceof ProviderRpcError ? error.code : -32_603
      return { jsonrpc: '2.0', id, error: { code, message: String(error), details: String(error) } }
    }
  }

  const announcement = {
    type: 'frameEvent',
    event: { event: 'eip6963:announceProvider', info: { ...wallet.info, uuid: crypto.randomUUID() } },
  }

  return {
    origin: 'https://farcaster.xyz',
    wallet,
    answer: async (message) => {
      if (!isPlainObject(message) || !Array.isArray(message['path'])) return []
      const { id, path, argumentList } = message
      const [argument]: readonly unknown[] = Array.isArray(argumentList) ? argumentList : []
      const reply = (value: unknown) => ({ id, type: 'RAW', value })
      switch (path.join('.')) {
        case 'context':
          return [reply({ client: { clientFid: 9_152, added: false }, user: { fid: 1 } })]
        case 'ready':
          return [reply(undefined)]
        case 'eip6963RequestProvider':
          return [reply(undefined), announcement]
        case 'ethProviderRequestV2':
          return [reply(await request(isPlainObject(argument) ? argument['value'] : undefined))]
        default:
          return [refuse(id)]
      }
    },
  }
}

const refuse = (id: unknown) => ({
  id,
  type: 'HANDLER',
  name: 'throw',
  value: { isError: true, value: { name: 'Error', message: 'The client has no such function', stack: '' } },
})
