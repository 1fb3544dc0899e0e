import type { WalletAnswer } from '@latchkey/testing/adapter'

/** The visitor who answers a wallet. */
export interface Human {
  answerWith(answer: WalletAnswer): void
  release(answer: 'approve' | 'reject'): Promise<void>
  getPromptCount(): number
  /** Asks. Rejects with an error as it was given, or with the wallet's refusal. */
  ask(): Promise<void>
}

/** Makes a visitor who approves. `refuse` is what the wallet rejects with when they do not. */
export function createHuman(refuse: () => unknown): Human {
  const held = new Set<(answer: WalletAnswer) => void>()
  let answer: WalletAnswer = 'approve'
  let prompts = 0
  return {
    answerWith: (next) => {
      answer = next
    },
    release: async (given) => {
      for (const resolve of held) resolve(given)
      held.clear()
    },
    getPromptCount: () => prompts,
    ask: async () => {
      prompts++
      const given =
        answer === 'hold'
          ? await new Promise<WalletAnswer>((resolve) => {
              held.add(resolve)
            })
          : answer
      if (typeof given === 'object') throw given.error
      if (given === 'reject') throw refuse()
    },
  }
}
