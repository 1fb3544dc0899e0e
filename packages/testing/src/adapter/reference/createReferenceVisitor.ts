import type { ControllableWallet, WalletAnswer } from '../ControllableWallet.ts'
import { ReferenceWalletError } from './ReferenceWalletError.ts'

/** The visitor in front of a wallet. */
export interface ReferenceVisitor extends Pick<ControllableWallet, 'answerWith' | 'release' | 'getPromptCount'> {
  /** Shows a prompt; rejects unless the visitor approves. */
  ask(): Promise<void>
}

/** Makes a visitor who approves every prompt until told otherwise. */
export function createReferenceVisitor(): ReferenceVisitor {
  const held = new Set<(answer: WalletAnswer) => void>()
  let answer: WalletAnswer = 'approve'
  let prompts = 0

  return {
    ask: async () => {
      prompts++
      const given =
        answer === 'hold'
          ? await new Promise<WalletAnswer>((resolve) => {
              held.add(resolve)
            })
          : answer
      if (typeof given === 'object') throw given.error
      if (given === 'reject') throw new ReferenceWalletError('USER_REJECTED')
    },
    answerWith: (next) => {
      answer = next
    },
    release: async (given) => {
      for (const resolve of held) resolve(given)
      held.clear()
    },
    getPromptCount: () => prompts,
  }
}
