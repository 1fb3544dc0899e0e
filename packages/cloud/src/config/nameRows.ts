import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/protocol/caip'
import { isEvmAddress, isHex } from '@latchkey/protocol/atoms'
import { check, pipe, string, transform } from 'valibot'
import type { NameSettings } from './NameSettings.ts'
import { hasScheme, row, splitList } from './settingSchemas.ts'

/** ENS's universal resolver on Ethereum: https://docs.ens.domains/resolvers/universal, November 2026. */
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** The registry of `latchkey-devnet`. */
const devnetRegistry = { chainId: 'eip155:31337', resolver: '0x4a3e000000000000000000000000000000000004' } as const

type Registry = Pick<NameSettings, 'chainId' | 'resolver'>

/** Settings of the names of accounts. */
export const nameRows = {
  registry: row({
    variable: 'LATCHKEY_NAMES',
    group: 'Upstream',
    description:
      "EVM chain whose registry names accounts, through its LATCHKEY_RPC_*. Another resolver than ENS's follows an @, such as eip155:5@0x…. `none` turns names and their pictures off.",
    initialWords:
      'eip155:1 if LATCHKEY_RPC_EIP155_1 is set; otherwise with LATCHKEY_DEV the registry of latchkey-devnet, else none',
    expected:
      'none, or a CAIP-2 id of an EVM chain such as eip155:1, followed by @ and an address for another resolver than that of ENS',
    schema: pipe(
      string(),
      transform((text) => (text === 'none' ? text : toRegistry(text))),
      check((registry) => registry !== undefined),
    ),
  }),
  nameGateways: row({
    variable: 'LATCHKEY_NAME_GATEWAYS',
    group: 'Upstream',
    description:
      'Gateways that may be asked for the records of names outside the chain (EIP-3668), as origins separated by commas. Names with records at other gateways are not read.',
    initialWords: 'none',
    expected: 'at most 50 origins such as https://gateway.example.com, separated by commas',
    schema: pipe(
      string(),
      transform(splitList),
      check((origins) => origins.length > 0 && origins.length <= 50 && origins.every(isOrigin)),
    ),
  }),
}

/** Completes the settings of names; `undefined` without a registry. */
export function toNameSettings(parameters: {
  readonly registry: Registry | 'none' | undefined
  readonly gateways: readonly string[] | undefined
  /** The chains that have an upstream. */
  readonly chains: { has(chainId: CaipNetworkId): boolean }
  readonly isDev: boolean
}): NameSettings | undefined {
  const { chains, gateways = [], isDev, registry } = parameters
  if (registry === 'none') return undefined
  const ethereum: Registry = { chainId: 'eip155:1', resolver: universalResolver }
  const initial = chains.has('eip155:1') ? ethereum : isDev ? devnetRegistry : undefined
  const chosen = registry ?? initial
  return chosen && { ...chosen, gateways }
}

function toRegistry(text: string): Registry | undefined {
  const [chainId = '', resolver = universalResolver, ...rest] = text.split('@')
  if (rest.length > 0 || !chainId.startsWith('eip155:') || !isCaipNetworkId(chainId)) return undefined
  return isHex(resolver) && isEvmAddress(resolver) ? { chainId, resolver } : undefined
}

function isOrigin(text: string): boolean {
  return hasScheme(text, ['http:', 'https:']) && new URL(text).origin === text
}
