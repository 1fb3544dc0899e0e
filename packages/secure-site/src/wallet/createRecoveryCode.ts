import { createId, createShare } from '../vault/flows/entrances.ts'
import type { Bytes } from '../vault/bytes.ts'
import type { Recovery } from '../vault/flows/ports.ts'
import { formatRecoveryCode, parseRecoveryCode, toCodeShare, toDigits } from '../vault/recovery/recoveryCode.ts'
import { VaultError } from '../vault/VaultError.ts'
import { codeMismatch } from '../screens/toScreenFailure.ts'

/** A recovery code that no wallet has yet. */
export interface NewRecoveryCode {
  /** Seven groups of four characters. */
  readonly text: string
  /** Indexes of the groups that the visitor types back. */
  readonly askedGroups: readonly number[]
  /**
   * Returns the recovery method.
   *
   * @throws VaultError `vault.wrongCode` for other groups than those of the code.
   */
  take(groups: readonly string[]): Promise<Recovery>
}

const [groupCount, askedCount] = [7, 2]

/** Creates a code with 128 random bits. */
export function createRecoveryCode(): NewRecoveryCode {
  const bytes = createShare(16)
  const text = formatRecoveryCode(bytes)
  const parts = text.split('-')
  const askedGroups = drawGroups()
  const methodId = createId()
  return {
    text,
    askedGroups,
    take: async (groups) => {
      const isSame = askedGroups.every(
        (index, place) => toDigits(groups[place] ?? '').join() === toDigits(parts[index] ?? '').join(),
      )
      if (!isSame || groups.length !== askedGroups.length) throw new VaultError('vault.wrongCode', codeMismatch)
      return { methodId, kind: 'code', share: await toCodeShare(bytes) }
    },
  }
}

/** Returns the share of a code as it was typed. @throws VaultError `vault.wrongCode` for any other text. */
export async function toTypedShare(typed: string): Promise<Bytes> {
  const bytes = parseRecoveryCode(typed)
  try {
    return await toCodeShare(bytes)
  } finally {
    bytes.fill(0)
  }
}

/** Draws different groups, in their order. */
function drawGroups(): readonly number[] {
  const drawn = new Set<number>()
  while (drawn.size < askedCount) {
    const [byte = 0] = createShare(1)
    // The last values would make some groups more likely than others.
    if (byte < 252) drawn.add(byte % groupCount)
  }
  return [...drawn].toSorted((one, other) => one - other)
}
