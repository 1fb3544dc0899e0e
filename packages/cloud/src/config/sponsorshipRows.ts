import { caipNetworkIdSchema, type CaipNetworkId } from '@latchkey/protocol/caip'
import { array, check, maxLength, pipe, string, transform } from 'valibot'
import { parseUpstreamPools } from './parseUpstreamPools.ts'
import { readSecret } from './readSecret.ts'
import { row, splitList } from './settingSchemas.ts'
import type { SponsorshipSettings } from './SponsorshipSettings.ts'

const prefix = 'LATCHKEY_PAYMASTER_'

/** Settings of smart accounts. */
export const sponsorshipRows = {
  smartAccountNetworks: row({
    variable: 'LATCHKEY_SMART_ACCOUNT_NETWORKS',
    group: 'Secure site',
    description:
      'Networks on which embedded wallets may be smart accounts (EIP-7702), as CAIP-2 ids separated by commas; `none` for none. EntryPoint 0.8 and the implementation of the account must be deployed there. What a project pays for is set with `latchkey-cloud sponsorship`.',
    initialWords: 'with LATCHKEY_DEV the chains of latchkey-devnet (31337, 31338), otherwise none',
    expected: 'none, or CAIP-2 ids of EVM chains such as eip155:8453, separated by commas',
    schema: pipe(
      string(),
      transform((text) => (text === 'none' ? [] : splitList(text))),
      array(
        pipe(
          caipNetworkIdSchema,
          check((id) => /^eip155:[1-9]\d{0,15}$/.test(id)),
        ),
      ),
      maxLength(256),
    ),
  }),
}

/**
 * Reads the paymasters of chains, such as `LATCHKEY_PAYMASTER_EIP155_8453=https://…`. Their URLs are secrets, so each can also be in a
 * file, whose path is in the variable with `_FILE` at its end.
 */
export function readPaymasters(environment: Readonly<Record<string, string | undefined>>): {
  readonly paymasters: SponsorshipSettings['paymasters']
  readonly faults: readonly string[]
} {
  const faults: string[] = []
  const texts: Record<string, string | undefined> = {}
  const names = Object.keys(environment)
    .filter((variable) => variable.startsWith(prefix))
    .map((variable) => variable.replace(/_FILE$/, ''))
  for (const variable of new Set(names)) texts[variable] = readSecret({ variable, environment, faults })
  const read = parseUpstreamPools({ prefix, environment: texts })
  const paymasters = new Map<CaipNetworkId, string>()
  for (const [chainId, urls] of read.pools) {
    const [url] = urls
    if (url === undefined || urls.length > 1 || !chainId.startsWith('eip155:'))
      faults.push(`${prefix}${chainId.toUpperCase().replace(':', '_')}: must be one URL, for an EVM chain`)
    else paymasters.set(chainId, url)
  }
  return { paymasters, faults: [...faults, ...read.faults] }
}

/** Completes the settings of sponsorships. */
export function toSponsorshipSettings(parameters: {
  readonly networks: readonly CaipNetworkId[] | undefined
  readonly paymasters: SponsorshipSettings['paymasters']
  /** The local chains, in development. */
  readonly localChains: readonly CaipNetworkId[]
}): SponsorshipSettings {
  const { localChains, paymasters } = parameters
  const networks = [...new Set(parameters.networks ?? localChains)]
  return { networks, devNetworks: networks.filter((chainId) => localChains.includes(chainId)), paymasters }
}

/** Reports networks and paymasters that cannot work. */
export function checkSponsorship(parameters: {
  readonly settings: SponsorshipSettings
  /** Whether the chain's JSON-RPC and its bundler have an upstream. */
  readonly hasRpc: (chainId: CaipNetworkId) => boolean
  readonly hasBundler: (chainId: CaipNetworkId) => boolean
}): readonly string[] {
  const { hasBundler, hasRpc, settings } = parameters
  const toName = (chainId: CaipNetworkId): string => chainId.toUpperCase().replace(':', '_')
  return [
    ...settings.networks
      .filter((chainId) => !hasRpc(chainId))
      .map((chainId) => `LATCHKEY_SMART_ACCOUNT_NETWORKS: ${chainId} requires LATCHKEY_RPC_${toName(chainId)}`),
    ...[...settings.paymasters.keys()]
      .filter((chainId) => !hasBundler(chainId))
      .map(
        (chainId) =>
          `${prefix}${toName(chainId)}: requires LATCHKEY_BUNDLER_${toName(chainId)}, the bundler that sends what it pays for`,
      ),
  ]
}
