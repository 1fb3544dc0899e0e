import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/protocol/caip'
import { isEvmAddress, isHex } from '@latchkey/protocol/atoms'
import { check, pipe, string, transform } from 'valibot'
import type { FarcasterSettings } from './FarcasterSettings.ts'
import { isLoopbackHost } from './isLoopbackHost.ts'
import { row } from './settingSchemas.ts'

type Registry = FarcasterSettings['registry']

/** IdRegistry on OP Mainnet: https://docs.farcaster.xyz/reference/contracts/deployments, November 2026. */
const idRegistry: Registry = { chainId: 'eip155:10', address: '0x00000000fc6c5f01fc30151999387bb99a9f489b' }

/** The registry of `latchkey-devnet`. */
const devnetRegistry: Registry = { chainId: 'eip155:31337', address: '0xfa7ca57e00000000000000000000000000000006' }

/** Settings of logins with Farcaster. */
export const farcasterRows = {
  farcasterRelay: row({
    variable: 'LATCHKEY_FARCASTER_RELAY',
    group: 'Secure site',
    description:
      'URL of the relay of logins with Farcaster, such as https://relay.farcaster.xyz. The relay learns who logs in to which secure site, and cannot log in by itself. `none` for none.',
    initialWords: 'that of latchkey-devnet with LATCHKEY_DEV, otherwise none',
    expected: 'none or a URL such as https://relay.farcaster.xyz',
    schema: pipe(
      string(),
      transform((text) => text.replace(/\/$/, '')),
      check((text) => text === 'none' || isRelay(text)),
    ),
  }),
  farcasterRegistry: row({
    variable: 'LATCHKEY_FARCASTER_REGISTRY',
    group: 'Secure site',
    description:
      "EVM chain on which the ids of Farcaster's accounts are read, through its LATCHKEY_RPC_*. Another contract than Farcaster's IdRegistry follows an @, such as eip155:10@0x….",
    initialWords: 'eip155:10, or the registry of latchkey-devnet for its relay',
    expected: 'a CAIP-2 id of an EVM chain such as eip155:10, followed by @ and an address for another contract',
    schema: pipe(
      string(),
      transform(toRegistry),
      check((registry) => registry !== undefined),
    ),
  }),
}

interface Values {
  readonly farcasterRelay: string | undefined
  readonly farcasterRegistry: Registry | undefined
}

/** Completes the settings; `undefined` without a relay. */
export function toFarcasterSettings(parameters: {
  readonly values: Values
  /** URL of the identity provider of latchkey-devnet, in development. */
  readonly devnetUrl: string | undefined
}): FarcasterSettings | undefined {
  const { devnetUrl } = parameters
  const { farcasterRegistry, farcasterRelay } = parameters.values
  if (farcasterRelay === 'none') return undefined
  if (farcasterRelay !== undefined) return { relay: farcasterRelay, registry: farcasterRegistry ?? idRegistry }
  if (devnetUrl === undefined) return undefined
  return { relay: `${devnetUrl}/farcaster`, registry: farcasterRegistry ?? devnetRegistry }
}

/** What is wrong with the settings, one line each. */
export function checkFarcaster(parameters: {
  readonly values: Values
  readonly hasSecureSite: boolean
}): readonly string[] {
  const { hasSecureSite, values } = parameters
  const isSet = values.farcasterRelay !== undefined && values.farcasterRelay !== 'none'
  return isSet && !hasSecureSite ? ['LATCHKEY_FARCASTER_RELAY: requires LATCHKEY_SECURE_SITE_URL'] : []
}

/** The chain whose upstream the operator must set; `undefined` if Farcaster is not set. */
export function getFarcasterChain(values: Values): CaipNetworkId | undefined {
  const { farcasterRegistry, farcasterRelay } = values
  if (farcasterRelay === undefined || farcasterRelay === 'none') return undefined
  return (farcasterRegistry ?? idRegistry).chainId
}

function toRegistry(text: string): Registry | undefined {
  const [chainId = '', address = idRegistry.address, ...rest] = text.split('@')
  if (rest.length > 0 || !chainId.startsWith('eip155:') || !isCaipNetworkId(chainId)) return undefined
  return isHex(address) && isEvmAddress(address) ? { chainId, address } : undefined
}

function isRelay(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hash, hostname, password, protocol, search, username } = new URL(text)
  const isBare = [hash, password, search, username].every((part) => part === '')
  return isBare && (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))
}
