import type { Namespace } from '@latchkey/protocol/caip'
import { readProperty } from '../kernel/utils/readProperty.ts'
import type { FoundWallet } from './AdapterEngine.ts'
import { toIcon } from './toIcon.ts'
import { toName } from './toName.ts'
import { toRdns } from './toRdns.ts'
import type { ConnectorDescriptor } from './types.ts'

/**
 * Describes a wallet by its `name`, `icon` and `rdns` properties. The id is its name, because nothing else is the same on every
 * page load; a second wallet of that name gets a number. Returns `undefined` without a usable name.
 */
export function describeWallet<namespace extends Namespace>(parameters: {
  readonly wallet: object
  readonly namespace: namespace
  readonly type: ConnectorDescriptor['type']
  readonly ready: ConnectorDescriptor['ready']
  /** The wallets whose ids are taken. */
  readonly taken: readonly FoundWallet[]
}): ConnectorDescriptor<namespace> | undefined {
  const { wallet, namespace, type, ready, taken } = parameters
  const name = toName(readProperty(wallet, 'name'))
  if (name === '') return undefined
  const icon = toIcon(readProperty(wallet, 'icon'))
  const rdns = toRdns(readProperty(wallet, 'rdns'))
  let id = name
  for (let number = 2; taken.some(({ descriptor }) => descriptor.id === id); number++) id = `${name} ${number}`
  return { id, namespace, name, type, ready, ...(icon && { icon }), ...(rdns && { rdns }) }
}
