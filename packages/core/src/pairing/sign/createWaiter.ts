import type { ModalError } from '../../kernel/errors/ModalError.ts'
import type { ProposalProgress } from '../../adapter/PairingClient.ts'

/** Whoever waits for what comes of a proposal. */
export interface Waiter<value> {
  setProgress(progress: ProposalProgress): void
  resolve(value: value): void
  reject(error: ModalError): void
}

/** A promise of what comes of a proposal, and the hand that keeps it. The first end counts; nobody need hear of a failure. */
export function createWaiter<value>(setProgress: (progress: ProposalProgress) => void): {
  readonly waiter: Waiter<value>
  readonly approval: Promise<value>
} {
  let settle: (value: value) => void = () => undefined
  let fail: (error: ModalError) => void = () => undefined
  const approval = new Promise<value>((resolve, reject) => {
    settle = resolve
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
        settle(value)
      },
      reject: (error) => {
        advance('failed')
        fail(error)
      },
    },
  }
}
