import type { Confirm, ConfirmDecision } from '../wallet/types.ts'
import type { PhoneStore } from './createPhoneStore.ts'

/** The questions to the owner of a phone. */
export interface Questions {
  readonly confirm: Confirm
  answer(decision: ConfirmDecision, id?: number): void
}

/** Adds questions to the state until they are answered or cancelled. */
export function createQuestions(store: PhoneStore): Questions {
  const answers = new Map<number, (decision: ConfirmDecision) => void>()
  let nextId = 1

  return {
    confirm: (prompt, { signal }) =>
      new Promise((resolve) => {
        const id = nextId++
        const settle = (decision: ConfirmDecision): void => {
          signal.removeEventListener('abort', withdraw)
          answers.delete(id)
          store.set({ questions: store.state.questions.filter((question) => question.id !== id) })
          resolve(decision)
        }
        const withdraw = (): void => settle({ approved: false })
        if (signal.aborted) return resolve({ approved: false })
        signal.addEventListener('abort', withdraw)
        answers.set(id, settle)
        store.set({ questions: [...store.state.questions, { id, prompt }] })
      }),
    answer(decision, id = store.state.questions[0]?.id) {
      if (id !== undefined) answers.get(id)?.(decision)
    },
  }
}
