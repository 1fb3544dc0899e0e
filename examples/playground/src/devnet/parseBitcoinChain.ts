import { defineNetwork } from '@latchkey/core/networks'
import { isRecord } from '../state/isRecord.ts'
import type { DevnetChain } from './Devnet.ts'
import { describeNetwork } from './localNetworks.ts'
import { parseCurrency } from './parseCurrency.ts'
import { toRecords } from './toRecords.ts'

/** Parses the description of the Bitcoin chain; returns `undefined` if it is invalid. */
export function parseBitcoinChain(value: unknown): DevnetChain<'bip122'> | undefined {
  if (!isRecord(value)) return undefined
  const { caipNetworkId, name, esploraUrl } = value
  const nativeCurrency = parseCurrency(value['nativeCurrency'])
  const accounts = toRecords(value['accounts'])
  const addresses = accounts.at(-1)?.['addresses']
  const receiver = isRecord(addresses) ? addresses['p2wpkh'] : undefined
  if (typeof caipNetworkId !== 'string' || typeof name !== 'string' || typeof esploraUrl !== 'string') return undefined
  if (nativeCurrency === undefined || typeof receiver !== 'string') return undefined
  return {
    network: defineNetwork({
      id: caipNetworkId.replace('bip122:', ''),
      ...describeNetwork(name),
      chainNamespace: 'bip122',
      nativeCurrency,
      rpcUrls: { default: { http: [esploraUrl] } },
      testnet: true,
    }),
    rpcUrl: esploraUrl,
    tokens: [],
    keys: accounts.map(({ privateKey }) => privateKey).filter((key) => typeof key === 'string'),
    receiver,
  }
}
