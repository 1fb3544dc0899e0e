import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { check, pipe, string, transform } from 'valibot'
import type { BundlerSettings } from './BundlerSettings.ts'
import { isPrivateKey } from './isPrivateKey.ts'
import { row } from './settingSchemas.ts'
import type { UpstreamPools } from './Settings.ts'

/** The executors of local chains, which `latchkey-devnet` funds: keccak256 of the texts `latchkey devnet executor 0` to `3`. */
export const devnetExecutors: readonly `0x${string}`[] = [
  '0xb86d9b9ac83ba893ef5fc5237537c7c145c5e2ad55005d6525c3683a46286ce0',
  '0x7fac2056c1eeff0825302f22548862ab04c7f5bbeae0d14dc7215b1c10fd425b',
  '0xd5b23e80a3e07fdf9430ab1de1a7f4fd607a5b0dc875383bf5f83fc032c49992',
  '0x07e01b34f4cc441a4de8508bd84940be1f810cacbf58e493c654c16dbae027e1',
]

/** Settings of the operator's own bundler. The keys of its executors have a chain in their names: see `upstreamRows`. */
export const bundlerRows = {
  executorBalance: row({
    variable: 'LATCHKEY_EXECUTOR_BALANCE',
    group: 'Upstream',
    description:
      'Balance of an executor of the bundler, in the coin of its chain, below which the log warns. See docs/bundler.md.',
    initial: '0.05',
    expected: 'an amount such as 0.05, with at most 18 decimals',
    schema: pipe(
      string(),
      check((text) => /^\d{1,9}(?:\.\d{1,18})?$/.test(text)),
      transform(toWei),
    ),
  }),
}

function toWei(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(18, '0'))
}

/** The prefix of the variables with keys of executors. */
export const executorPrefix = 'LATCHKEY_BUNDLER_KEY_'

/** Executors of a chain, at most. */
const executorsAtMost = 16

/**
 * Reads the keys of a chain's executors; `none` for none.
 *
 * @returns `undefined` if they are invalid.
 */
export function parseExecutorKeys(text: string): readonly `0x${string}`[] | undefined {
  if (text.trim() === 'none') return []
  const keys = text.split(',').map((part): `0x${string}` => `0x${part.trim().toLowerCase().replace(/^0x/, '')}`)
  const isValid = keys.every(isPrivateKey) && new Set(keys).size === keys.length && keys.length <= executorsAtMost
  return isValid ? keys : undefined
}

/** Completes the settings of the bundler. In development, the local chains have executors unless they have an upstream bundler. */
export function toBundlerSettings(parameters: {
  readonly executorBalance: bigint
  readonly keys: ReadonlyMap<CaipNetworkId, readonly `0x${string}`[]>
  readonly bundlers: UpstreamPools
  readonly localChains: readonly CaipNetworkId[]
  readonly isDev: boolean
}): BundlerSettings {
  const { bundlers, executorBalance, isDev, keys, localChains } = parameters
  const initial = isDev
    ? localChains.filter((chainId) => !bundlers.has(chainId)).map((chainId) => [chainId, devnetExecutors] as const)
    : []
  const executors = new Map([...initial, ...keys])
  return {
    executors: new Map([...executors].filter(([, list]) => list.length > 0)),
    balanceAtLeast: executorBalance,
    localChains,
  }
}

/** Problems between the keys of executors and other settings. */
export function checkExecutors(parameters: {
  readonly keys: ReadonlyMap<CaipNetworkId, readonly `0x${string}`[]>
  readonly bundlers: UpstreamPools
}): readonly string[] {
  const { bundlers, keys } = parameters
  return [...keys].flatMap(([chainId, list]) => {
    const name = chainId.toUpperCase().replace(':', '_')
    if (!chainId.startsWith('eip155:')) return [`${executorPrefix}${name}: executors are accounts of chains of eip155`]
    if (list.length > 0 && bundlers.has(chainId))
      return [
        `${executorPrefix}${name}: LATCHKEY_BUNDLER_${name} names another bundler for the same chain. Set one of the two, so that it is clear which of them pays`,
      ]
    return []
  })
}
