import type { NameRecord } from '@latchkey/protocol/api'
import type { RegisteredName } from './createNameStore.ts'

/** Converts a registered name to the record that apps read. */
export function toNameRecord({ addresses, label, registeredAt, suffix }: RegisteredName): NameRecord {
  return {
    name: `${label}.${suffix}`,
    registered_at: new Date(registeredAt).toISOString(),
    addresses: Object.fromEntries(Object.entries(addresses).map(([coinType, address]) => [coinType, { address }])),
  }
}
