import { relayMethods, type RelayMethod } from './relayMethods.ts'

/**
 * Returns the canonical name of a method with any prefix, or `undefined` for an unknown method.
 *
 * @example
 * ```ts
 * toRelayMethod('iridium_subscribe') // 'irn_subscribe'
 * toRelayMethod('eth_call') // undefined
 * ```
 */
export function toRelayMethod(name: string): RelayMethod | undefined {
  const canonical = name.replace(/^(?:iridium|waku)_/, 'irn_')
  return isRelayMethod(canonical) ? canonical : undefined
}

function isRelayMethod(name: string): name is RelayMethod {
  return Object.hasOwn(relayMethods, name)
}
