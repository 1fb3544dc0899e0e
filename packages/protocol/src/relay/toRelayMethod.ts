import { relayMethods, type RelayMethod } from './relayMethods.ts'

/**
 * The proper name of a method that a client called, whatever prefix it knows; `undefined` for a name that is no method.
 *
 * @example
 * ```ts
 * toRelayMethod('iridium_subscribe') // 'irn_subscribe'
 * toRelayMethod('eth_call') // undefined
 * ```
 */
export function toRelayMethod(name: string): RelayMethod | undefined {
  const proper = name.replace(/^(?:iridium|waku)_/, 'irn_')
  return isRelayMethod(proper) ? proper : undefined
}

function isRelayMethod(name: string): name is RelayMethod {
  return Object.hasOwn(relayMethods, name)
}
