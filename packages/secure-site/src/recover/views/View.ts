import type { Recovery } from '../createRecovery.ts'
import type { RecoverState } from '../RecoverState.ts'
import type { Texts } from '../texts/Texts.ts'

/** One step on the page. It is drawn once and then follows the state, so that the visitor keeps the focus. */
export interface View {
  readonly node: HTMLElement
  update(state: RecoverState): void
}

export interface ViewContext {
  readonly recovery: Recovery
  readonly texts: Texts
  /** What is typed of the code. It outlives a change of the language. */
  readonly typed: string[]
  /** Whether the page came from a server that it could still reach. */
  readonly isOnWeb: () => boolean
}
