import { defineNetwork } from '@latchkey/core/networks'
import type { DevnetEvmChain } from './Devnet.ts'
import { describeNetwork } from './localNetworks.ts'
import { parseCurrency } from './parseCurrency.ts'
import { toRecords } from './toRecords.ts'

/** Parses the description of an EVM chain; returns `undefined` if it is invalid. */
export function parseEvmChain(value: Readonly<Record<string, unknown>>): DevnetEvmChain | undefined {
  const { chainId, name, rpcUrl } = value
  const nativeCurrency = parseCurrency(value['nativeCurrency'])
  const accounts = toRecords(value['accounts'])
  const receiver = accounts.map(({ address }) => address).findLast((address) => isHex(address, 20))
  if (typeof chainId !== 'number' || typeof name !== 'string' || typeof rpcUrl !== 'string') return undefined
  if (nativeCurrency === undefined || receiver === undefined) return undefined
  return {
    network: defineNetwork({
      id: chainId,
      ...describeNetwork(name),
      nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl] } },
      testnet: true,
    }),
    chainId,
    rpcUrl,
    tokens: toRecords(value['tokens']).flatMap((token) => {
      const { address } = token
      const coin = parseCurrency(token)
      return coin && isHex(address, 20) ? [{ address, ...coin }] : []
    }),
    keys: accounts.map(({ privateKey }) => privateKey).filter((key) => isHex(key, 32)),
    receiver,
  }
}

function isHex(value: unknown, bytes: number): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]+$/i.test(value) && value.length === 2 + 2 * bytes
}
