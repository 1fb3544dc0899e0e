import { createMultichainWallet } from '@latchkey/testing/multichain'
import type { SiwxAccount } from '@latchkey/siwx'
import { base58, base64 } from '@scure/base'

/** An account with its key. */
export interface Signer extends SiwxAccount {
  readonly sign: (message: string) => Promise<string>
}

const origin = 'https://app.example.com'
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An account on each kind of chain, in a wallet with real keys. */
export async function createSigners(): Promise<Readonly<Record<'ethereum' | 'solana' | 'bitcoin', Signer>>> {
  const { bip122, eip155, solana } = createMultichainWallet({
    eip155: { chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:9' }] },
    solana: { chains: [{ chain: 'solana:mainnet', rpcUrl: 'http://127.0.0.1:9' }] },
    bip122: { chains: [{ chain: 'bitcoin:mainnet', esploraUrl: 'http://127.0.0.1:9' }] },
  })
  await eip155.request({ origin, method: 'eth_requestAccounts' })
  await solana.request({ origin, method: 'standard:connect' })
  await bip122.request({ origin, method: 'wallet_connect' })
  const [ethereumAddress = ''] = eip155.accounts
  const [solanaAddress = ''] = solana.accounts
  const [bitcoinAddress = ''] = bip122.accounts
  return {
    ethereum: {
      chainId: 'eip155:1',
      accountAddress: ethereumAddress,
      sign: async (message) => {
        const params = [`0x${Buffer.from(message).toString('hex')}`, ethereumAddress]
        return toText(await eip155.request({ origin, method: 'personal_sign', params }))
      },
    },
    solana: {
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      accountAddress: solanaAddress,
      sign: async (message) => {
        const params = [{ address: solanaAddress, message: base64.encode(Buffer.from(message)) }]
        const signed = await solana.request({ origin, method: 'solana:signMessage', params })
        return base58.encode(base64.decode(toText(Object(signed)[0]?.signature)))
      },
    },
    bitcoin: {
      chainId: 'bip122:000000000019d6689c085ae165831e93',
      accountAddress: bitcoinAddress,
      sign: async (message) => {
        const params = { address: bitcoinAddress, message, protocol: 'BIP322' }
        return toText(Object(await bip122.request({ origin, method: 'signMessage', params })).signature)
      },
    },
  }
}
