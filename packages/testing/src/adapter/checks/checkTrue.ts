import { AdapterContractError } from '../AdapterContractError.ts'

/** Rejects the case unless the claim is true. */
export function checkTrue(value: boolean, claim: string): asserts value {
  if (!value) throw new AdapterContractError(claim)
}
