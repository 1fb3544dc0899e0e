import { AdapterContractError } from '../AdapterContractError.ts'

/** Rejects the case unless two values are one and the same object. */
export function checkSame(parameters: {
  readonly actual: unknown
  readonly expected: unknown
  readonly claim: string
}): void {
  const { actual, expected, claim } = parameters
  if (!Object.is(actual, expected)) throw new AdapterContractError(claim, { actual, expected })
}
