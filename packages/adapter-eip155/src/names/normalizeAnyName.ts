import { normalize } from 'viem/ens'

/** Brings a name into its normal form (ENSIP-15). Throws for a text that is no name. A file of its own, because its tables are large. */
export function normalizeAnyName(name: string): string {
  return normalize(name)
}
