import { ModalError, SILENT_TIMEOUT, withLimits } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import type { Connector } from '@wagmi/core'

/** Wraps a connector of the app's own config for one attempt, so that it can be aborted and never connects without an account. */
export function withAttempt(
  connector: Connector,
  attempt: {
    readonly clock: ClockPort
    readonly signal: AbortSignal
    readonly isSilent: boolean
    /** Called with the connector's pending answer when the attempt ends before it. */
    readonly onAbandoned: (answer: Promise<unknown>) => void
  },
): Connector {
  const { clock, signal, isSilent, onAbandoned } = attempt
  return {
    ...connector,
    async connect(parameters) {
      const answer = connector.connect({ ...parameters, isReconnecting: isSilent })
      let isAnswered = false
      const mark = (): void => {
        isAnswered = true
      }
      answer.then(mark, mark)
      const timeout = isSilent ? SILENT_TIMEOUT : undefined
      const connected = await withLimits(answer, { clock, signals: [signal], timeout }).catch((error: unknown) => {
        if (!isAnswered) onAbandoned(answer)
        throw error
      })
      if (connected.accounts.length === 0) throw new ModalError('wallet.locked')
      return connected
    },
  }
}
