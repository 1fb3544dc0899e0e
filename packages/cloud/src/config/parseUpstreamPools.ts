import { isCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import { executorPrefix, parseExecutorKeys } from './bundlerRows.ts'
import { readSecret } from './readSecret.ts'
import type { UpstreamPools } from './Settings.ts'

/** Readable aliases for chains with unwieldy CAIP-2 references. */
const aliases: ReadonlyMap<string, CaipNetworkId> = new Map<string, CaipNetworkId>([
  ['SOLANA_MAINNET', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['SOLANA_DEVNET', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['SOLANA_TESTNET', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['BIP122_MAINNET', 'bip122:000000000019d6689c085ae165831e93'],
])

/**
 * Parses all variables with a prefix, such as `LATCHKEY_RPC_EIP155_1=https://a.example,https://b.example`, or with `_FILE` at the end the
 * files that hold the URLs. The namespace is converted to lower case; the reference is used unchanged.
 */
export function parseUpstreamPools(parameters: {
  readonly prefix: string
  readonly environment: Readonly<Record<string, string | undefined>>
}): { readonly pools: UpstreamPools; readonly faults: readonly string[] } {
  const { environment, prefix } = parameters
  const pools = new Map<CaipNetworkId, readonly string[]>()
  const faults: string[] = []
  const names = Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && name !== 'LATCHKEY_RPC_METHODS' && !name.startsWith(executorPrefix))
    .map((name) => name.replace(/_FILE$/, ''))
  for (const variable of new Set(names)) {
    const text = readSecret({ variable, environment, faults })
    if (text === undefined) continue
    const id = toCaipNetworkId(variable.slice(prefix.length))
    if (id === undefined) {
      faults.push(`${variable}: the name must end with a chain, such as ${prefix}EIP155_1`)
      continue
    }
    const urls = text.split(',').map((url) => url.trim())
    // Do not repeat the URL: it may contain an API key.
    if (urls.every(isHttpUrl)) pools.set(id, urls)
    else faults.push(`${variable}: must be URLs such as https://rpc.example.com, separated by commas`)
  }
  return { pools, faults }
}

/**
 * Parses all variables with keys of executors, such as `LATCHKEY_BUNDLER_KEY_EIP155_8453`, or with `_FILE` at the end the files that hold
 * them.
 */
export function parseExecutors({
  environment,
}: {
  readonly environment: Readonly<Record<string, string | undefined>>
}): {
  readonly keys: ReadonlyMap<CaipNetworkId, readonly `0x${string}`[]>
  readonly faults: readonly string[]
} {
  const keys = new Map<CaipNetworkId, readonly `0x${string}`[]>()
  const faults: string[] = []
  const names = Object.keys(environment)
    .filter((variable) => variable.startsWith(executorPrefix))
    .map((variable) => variable.replace(/_FILE$/, ''))
  for (const variable of new Set(names)) {
    const text = readSecret({ variable, environment, faults })
    if (text === undefined) continue
    const id = toCaipNetworkId(variable.slice(executorPrefix.length))
    // Do not repeat the text: it holds keys.
    const list = parseExecutorKeys(text)
    if (id === undefined)
      faults.push(`${variable}: the name must end with a chain, such as ${executorPrefix}EIP155_8453`)
    else if (list === undefined)
      faults.push(
        `${variable}: must be none, or at most 16 different private keys of 64 hex digits, separated by commas`,
      )
    else keys.set(id, list)
  }
  return { keys, faults }
}

function toCaipNetworkId(name: string): CaipNetworkId | undefined {
  const alias = aliases.get(name.toUpperCase())
  if (alias !== undefined) return alias
  const separator = name.indexOf('_')
  const id = `${name.slice(0, separator).toLowerCase()}:${name.slice(separator + 1)}`
  return separator > 0 && isCaipNetworkId(id) ? id : undefined
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
