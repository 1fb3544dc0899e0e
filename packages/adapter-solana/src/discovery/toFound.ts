import { readProperty, toIcon, toName } from '@latchkey/core/adapter'
import type { ConnectorDescriptor } from '@latchkey/core/adapter'
import type { FoundWallet } from './types.ts'

/**
 * A wallet as it is listed, with its name for an id: all that is stable from one page load to the next. A namesake gets a
 * number. `undefined` without a usable name.
 */
export function toFound(parameters: {
  readonly wallet: object
  readonly kind: FoundWallet['kind']
  readonly ready: ConnectorDescriptor['ready']
  readonly taken: readonly FoundWallet[]
}): FoundWallet | undefined {
  const { wallet, kind, ready, taken } = parameters
  const name = toName(readProperty(wallet, 'name'))
  if (name === '') return undefined
  const icon = toIcon(readProperty(wallet, 'icon'))
  let id = name
  for (let number = 2; taken.some(({ descriptor }) => descriptor.id === id); number++) id = `${name} ${number}`
  const type = kind === 'standard' ? 'ANNOUNCED' : 'EXTERNAL'
  const descriptor = { id, namespace: 'solana', name, type, ready } as const
  return { descriptor: icon === undefined ? descriptor : { ...descriptor, icon }, kind, wallet }
}
