import { AdapterContractError } from '../AdapterContractError.ts'
import { isDeepEqual } from './isDeepEqual.ts'

/** Rejects the case unless two values are equal as plain data. */
export function checkEqual(parameters: {
  readonly actual: unknown
  readonly expected: unknown
  readonly claim: string
}): void {
  const { actual, expected, claim } = parameters
  if (!isDeepEqual(actual, expected)) throw new AdapterContractError(claim, { actual, expected })
}
