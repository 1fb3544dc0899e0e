import { toIcon, toName } from '@latchkey/core/adapter'
import type { FoundWallet, WalletKind } from './types.ts'

/** Describes an injected wallet. Returns `undefined` if it is not an object or has no usable name or id. */
export function toFound(parameters: {
  readonly kind: WalletKind
  readonly wallet: unknown
  readonly id: unknown
  readonly name: unknown
  readonly icon?: unknown
}): FoundWallet | undefined {
  const { kind, wallet, id } = parameters
  const name = toName(parameters.name)
  const icon = toIcon(parameters.icon)
  if (!isObject(wallet) || typeof id !== 'string' || id === '' || id.length > 128 || name === '') return undefined
  const type = kind === 'sats' ? 'ANNOUNCED' : 'INJECTED'
  return {
    descriptor: { id, namespace: 'bip122', name, type, ...(icon !== undefined && { icon }), ready: 'installed' },
    kind,
    wallet,
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
