import type { Hex } from 'viem'

/** Whether a value is hexadecimal for whole bytes. `0x` is empty. */
export function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)
}
