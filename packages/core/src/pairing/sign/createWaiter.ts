import type { ModalError } from '../../kernel/errors/ModalError.ts'
import type { ProposalProgress } from '../../adapter/PairingClient.ts'

/** Reports the progress and the outcome of a proposal. */
export interface Waiter<value> {
  setProgress(progress: ProposalProgress): void
  resolve(value: value): void
  reject(error: ModalError): void
}

/** Creates a promise for the outcome of a proposal, and its waiter. The first outcome counts; a rejection may be ignored. */
export function createWaiter<value>(setProgress: (progress: ProposalProgress) => void): {
  readonly waiter: Waiter<value>
  readonly approval: Promise<value>
} {
  let fulfill: (value: value) => void = () => undefined
  let fail: (error: ModalError) => void = () => undefined
  const approval = new Promise<value>((resolve, reject) => {
    fulfill = resolve
    fail = reject
  })
  approval.catch(() => undefined)
  let isOver = false
  const advance = (progress: ProposalProgress): void => {
    if (!isOver) setProgress(progress)
    isOver ||= progress === 'settled' || progress === 'failed'
  }
  return {
    approval,
    waiter: {
      setProgress: advance,
      resolve: (value) => {
        advance('settled')
        fulfill(value)
      },
      reject: (error) => {
        advance('failed')
        fail(error)
      },
    },
  }
}
