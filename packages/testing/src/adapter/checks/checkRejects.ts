import { isModalError } from '@latchkey/core/adapter'
import { AdapterContractError } from '../AdapterContractError.ts'
import { within } from './within.ts'

/** Rejects the case unless a promise rejects in time, with a `ModalError` whose code is accepted. Gives the code. */
export async function checkRejects(parameters: {
  readonly promise: Promise<unknown>
  readonly patience: number
  /** The codes that are right: one, or those that satisfy a test. Any code of the catalogue by default. */
  readonly code?: string | ((code: string) => boolean) | undefined
  readonly claim: string
}): Promise<string> {
  const { promise, patience, code, claim } = parameters
  const outcome = await within({
    promise: promise.then(
      (value: unknown) => ({ isRejected: false, value }),
      (value: unknown) => ({ isRejected: true, value }),
    ),
    patience,
    awaited: claim,
  })
  if (!outcome.isRejected) throw new AdapterContractError(`${claim}: it resolved`)
  if (!isModalError(outcome.value)) {
    throw new AdapterContractError(`${claim}: the error is no ModalError`, {
      actual: outcome.value,
      expected: 'a ModalError',
    })
  }
  const found = outcome.value.code
  const isAccepted = code === undefined || (typeof code === 'string' ? code === found : code(found))
  if (!isAccepted) {
    throw new AdapterContractError(`${claim}: the code is ${found}`, {
      actual: found,
      expected: typeof code === 'string' ? code : 'another code',
    })
  }
  return found
}
