import { isAccountName } from '@latchkey/protocol/atoms'

/** Returns why a label in lower case cannot be registered, in a sentence for visitors; `undefined` if it can. */
export function findLabelProblem(parameters: {
  readonly label: string
  readonly reserved: readonly string[]
}): string | undefined {
  const { label, reserved } = parameters
  if (label.length < 4) return 'A name needs at least 4 characters.'
  if (label.length > 63) return 'A name has at most 63 characters.'
  if (!isAccountName(label)) return 'A name has only letters, digits and hyphens.'
  // ENSIP-15 refuses them: `xn--` begins the encoding of other alphabets.
  if (label.startsWith('--', 2)) return 'A name cannot have two hyphens as its third and fourth character.'
  return reserved.includes(label) ? 'This name is reserved.' : undefined
}
