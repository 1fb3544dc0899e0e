import { defineNetwork } from '@latchkey/core/networks'
import { isRecord } from '../state/isRecord.ts'
import type { Devnet, DevnetChain, DevnetToken, LocalCloud } from './Devnet.ts'

/** Reads the description of the local chains; `undefined` if it is none. */
export function parseDevnet(value: unknown): Devnet | undefined {
  if (!isRecord(value) || typeof value['faucetUrl'] !== 'string') return undefined
  const entries = toList(value['evm'])
  const [first, ...rest] = entries.flatMap(toChain)
  const accounts = entries.slice(0, 1).flatMap((entry) => (isRecord(entry) ? toList(entry['accounts']) : []))
  const keys = accounts.flatMap((account) =>
    isRecord(account) && isHex(account['privateKey'], 32) ? [account['privateKey']] : [],
  )
  const addresses = accounts.flatMap((account) =>
    isRecord(account) && isHex(account['address'], 20) ? [account['address']] : [],
  )
  const receiver = addresses.at(-1)
  const cloud = toCloud(value['cloud'])
  if (first === undefined || receiver === undefined || cloud === undefined) return undefined
  return { chains: [first, ...rest], faucetUrl: value['faucetUrl'], cloud, keys, receiver }
}

function toCloud(value: unknown): LocalCloud | undefined {
  if (!isRecord(value)) return undefined
  const { url, relayUrl, projectId } = value
  if (typeof url !== 'string' || typeof relayUrl !== 'string' || typeof projectId !== 'string') return undefined
  return { url, relayUrl, projectId }
}

function toChain(value: unknown): DevnetChain[] {
  if (!isRecord(value)) return []
  const { chainId, name, rpcUrl, nativeCurrency } = value
  if (typeof chainId !== 'number' || typeof name !== 'string' || typeof rpcUrl !== 'string') return []
  const currency = isRecord(nativeCurrency) ? nativeCurrency : {}
  const { name: coin, symbol, decimals } = currency
  if (typeof coin !== 'string' || typeof symbol !== 'string' || typeof decimals !== 'number') return []
  const network = defineNetwork({
    id: chainId,
    name,
    nativeCurrency: { name: coin, symbol, decimals },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  })
  return [{ network, chainId, rpcUrl, tokens: toList(value['tokens']).flatMap(toToken) }]
}

function toToken(value: unknown): DevnetToken[] {
  if (!isRecord(value)) return []
  const { address, name, symbol, decimals } = value
  return isHex(address, 20) && typeof name === 'string' && typeof symbol === 'string' && typeof decimals === 'number'
    ? [{ address, name, symbol, decimals }]
    : []
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isHex(value: unknown, bytes: number): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]+$/i.test(value) && value.length === 2 + 2 * bytes
}
