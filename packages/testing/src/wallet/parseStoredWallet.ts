import { isAddress, getAddress } from 'viem'
import type { Address } from 'viem'
import { isRecord } from './parse/isRecord.ts'
import { parseStoredRecord, toStoredList } from './parse/parseStoredRecord.ts'
import type { EvmChain } from './types.ts'

/** What a wallet stores across reloads. It contains no key. */
export interface StoredWallet {
  readonly chainId: number | undefined
  readonly visible: readonly Address[] | undefined
  readonly sites: readonly (readonly [origin: string, accounts: readonly Address[]])[]
  /** The chains that sites added. */
  readonly chains: readonly EvmChain[]
}

/** Parses the stored state. Malformed entries, and those for unknown accounts, are dropped. */
export function parseStoredWallet(text: string | null, accounts: readonly Address[]): StoredWallet {
  const value = parseStoredRecord(text)
  const sites: [string, Address[]][] = []
  for (const site of toStoredList(value['sites'])) {
    const [origin, addresses] = toStoredList(site)
    const held = toHeld(addresses, accounts)
    if (typeof origin === 'string' && held.length > 0) sites.push([origin, held])
  }
  const visible = toHeld(value['visible'], accounts)
  return {
    chainId: isChainId(value['chainId']) ? value['chainId'] : undefined,
    visible: visible.length > 0 ? visible : undefined,
    sites,
    chains: toStoredList(value['chains']).flatMap(toChain),
  }
}

function toHeld(value: unknown, accounts: readonly Address[]): Address[] {
  return toStoredList(value).flatMap((address) =>
    typeof address === 'string' && isAddress(address, { strict: false }) && accounts.includes(getAddress(address))
      ? [getAddress(address)]
      : [],
  )
}

function isChainId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function toChain(value: unknown): EvmChain[] {
  if (!isRecord(value)) return []
  const { chainId, rpcUrl, name, nativeCurrency } = value
  if (!isChainId(chainId) || typeof rpcUrl !== 'string') return []
  const currency = isRecord(nativeCurrency) ? nativeCurrency : {}
  const { name: coin, symbol, decimals } = currency
  return [
    {
      chainId,
      rpcUrl,
      name: typeof name === 'string' ? name : undefined,
      nativeCurrency:
        typeof coin === 'string' && typeof symbol === 'string' && typeof decimals === 'number'
          ? { name: coin, symbol, decimals }
          : undefined,
    },
  ]
}
