import { parseRecap } from '../pairing/sign/authenticate/parseRecap.ts'

const base = 'I further authorize the stated URI to perform the following actions on my behalf: '

/**
 * The statement of a sign-in as the wallet shows and signs it: where it carries a recap, that is told in words (ERC-5573).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export function describeRecap(parameters: {
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}): string | undefined {
  const { statement, resources } = parameters
  const { methods } = parseRecap(resources)
  if (methods.length === 0 || statement?.includes(base)) return statement
  const names = methods.toSorted((left, right) => left.localeCompare(right)).map((method) => `'${method}'`)
  const words = `${base}(1) 'request': ${names.join(', ')} for 'eip155'.`
  return statement ? `${statement} ${words}` : words
}
