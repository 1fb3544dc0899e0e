import { isAddress, getAddress } from 'viem'
import type { Address } from 'viem'
import { isRecord } from './parse/isRecord.ts'
import type { EvmChain } from './types.ts'

/** What a wallet remembers across reloads. Never a key. */
export interface StoredWallet {
  readonly chainId: number | undefined
  readonly visible: readonly Address[] | undefined
  readonly sites: readonly (readonly [origin: string, accounts: readonly Address[]])[]
  /** The chains that a site added. */
  readonly chains: readonly EvmChain[]
}

/** Reads what was stored; what is damaged, or belongs to accounts that the wallet does not hold, is left out. */
export function parseStoredWallet(text: string | null, accounts: readonly Address[]): StoredWallet {
  const value = parseJson(text)
  const sites: [string, Address[]][] = []
  for (const site of toArray(value['sites'])) {
    const [origin, addresses] = toArray(site)
    const held = toHeld(addresses, accounts)
    if (typeof origin === 'string' && held.length > 0) sites.push([origin, held])
  }
  const visible = toHeld(value['visible'], accounts)
  return {
    chainId: isChainId(value['chainId']) ? value['chainId'] : undefined,
    visible: visible.length > 0 ? visible : undefined,
    sites,
    chains: toArray(value['chains']).flatMap(toChain),
  }
}

function parseJson(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function toHeld(value: unknown, accounts: readonly Address[]): Address[] {
  return toArray(value).flatMap((address) =>
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
