import { defineNetwork } from '@latchkey/core/networks'
import { isRecord } from '../state/isRecord.ts'
import type { DevnetChain } from './Devnet.ts'
import { describeNetwork } from './localNetworks.ts'
import { parseCurrency } from './parseCurrency.ts'
import { toRecords } from './toRecords.ts'

/** Parses the description of the Solana chain; returns `undefined` if it is invalid. */
export function parseSolanaChain(value: unknown): DevnetChain<'solana'> | undefined {
  if (!isRecord(value)) return undefined
  const { caipNetworkId, name, rpcUrl } = value
  const nativeCurrency = parseCurrency(value['nativeCurrency'])
  const accounts = toRecords(value['accounts'])
  const receiver = accounts.at(-1)?.['address']
  if (typeof caipNetworkId !== 'string' || typeof name !== 'string' || typeof rpcUrl !== 'string') return undefined
  if (nativeCurrency === undefined || typeof receiver !== 'string') return undefined
  return {
    network: defineNetwork({
      id: caipNetworkId.replace('solana:', ''),
      ...describeNetwork(name),
      chainNamespace: 'solana',
      nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl] } },
      testnet: true,
    }),
    rpcUrl,
    tokens: toRecords(value['tokens']).flatMap((token) => {
      const { mint } = token
      const coin = parseCurrency(token)
      return coin && typeof mint === 'string' ? [{ address: mint, ...coin }] : []
    }),
    keys: accounts.map(({ secretKey }) => secretKey).filter((key) => typeof key === 'string'),
    receiver,
  }
}
