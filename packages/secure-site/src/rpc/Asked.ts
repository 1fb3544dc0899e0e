import type { ApprovalFacts } from '../screens/Facts.ts'
import type { ApproveTitle, ScreenWarning } from '../screens/Screen.ts'
import type { TrialResult } from '../screens/TrialRun.ts'
import type { Bytes } from '../vault/bytes.ts'
import type { SignRequest, SingleRequest } from '../vault/sign/SignRequest.ts'

/** A request of the page that needs an approval, read and completed from the chain. */
export interface Asked {
  readonly title: ApproveTitle
  readonly networkId: string
  readonly from: string
  readonly request: SignRequest
  /** Decodes what the worker returned: that, and nothing else, is what it signs. */
  readonly describe: (requests: readonly SingleRequest[]) => Promise<ApprovalFacts>
  /** Tries it out on the chain, where there is something to try. Ends in time, and never rejects. */
  readonly tryOut?: ((requests: readonly SingleRequest[]) => Promise<TrialResult>) | undefined
  /** Warnings that only the chain can give. */
  readonly warnings?: readonly ScreenWarning[] | undefined
  /** Called after the approval, before anything is signed. */
  readonly beforeSigning?: (() => Promise<void>) | undefined
  /** Makes the answer from what was signed, in the order of the requests. */
  readonly finish: (signed: readonly Bytes[]) => Promise<unknown>
}

/** An answer that takes longer than the visitor should look at the screen. */
export class LaterAnswer {
  readonly wait: () => Promise<unknown>

  constructor(wait: () => Promise<unknown>) {
    this.wait = wait
  }
}

/** The parts that the readers of requests need. */
export interface AskContext {
  readonly networkId: string
  /** The visitor's address on the network. */
  readonly from: string
  readonly params: unknown
  readonly signal: AbortSignal
  readonly ask: (method: string, params: unknown) => Promise<unknown>
}
