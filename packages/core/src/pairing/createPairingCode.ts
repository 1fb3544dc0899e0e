import type { PairedSession, PairingClient, Proposal } from '../adapter/PairingClient.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import type { PairingState } from './types.ts'

/** A code is treated as expired this long before it expires, in ms (S9.038). */
const PAIRING_EXPIRED_MARGIN = 10_000

/** The pause before a new code replaces an expired one, in ms (S9.039). */
const PAIRING_RETRY_INTERVAL = 1_000

/** The current pairing code: proposed, shown, renewed before it expires, and answered by a wallet. */
export interface PairingCode {
  /** Proposes a code unless the current one is still good. */
  propose(): Promise<Proposal>
  /** Resolves to the session of the wallet that scans the code. Renews the code until then. */
  obtain(signal: AbortSignal): Promise<PairedSession>
  /** Drops the current code. */
  forget(): void
  /** Replaces the current code with a new one. */
  renew(): void
  /** Whether there is a current code. */
  hasCode(): boolean
}

/** Creates the pairing code of one modal. */
export function createPairingCode(context: {
  readonly clock: ClockPort
  readonly open: () => Promise<PairingClient>
  readonly proposeTo: (client: PairingClient) => Promise<Proposal>
  /** Whether a call to `pair` is waiting for a wallet. */
  readonly isPairing: () => boolean
  readonly show: (pairing: PairingState) => void
}): PairingCode {
  const { clock, isPairing, show } = context
  let current: { readonly proposal: Proposal; readonly client: PairingClient; readonly end: () => void } | undefined
  let pendingProposal: Promise<Proposal> | undefined
  /** Ends the wait for the current code, so that a new one is created. */
  let renewWait: (() => void) | undefined

  const forget = (): void => {
    current?.end()
    current = undefined
  }

  const watch = (proposal: Proposal, client: PairingClient): void => {
    const showProgress = (): void => {
      const { progress } = proposal.store.getState()
      if (progress === 'failed' || progress === 'settled') return
      const { uri, expiresAt } = proposal
      show(
        progress === 'responded'
          ? { status: 'settling' }
          : { status: 'ready', uri, expiresAt, isPublished: progress !== 'pending', isFound: progress === 'found' },
      )
    }
    current = { proposal, client, end: proposal.store.subscribe(showProgress) }
    showProgress()
    const drop = (): void => {
      if (current?.proposal !== proposal) return
      forget()
      if (!isPairing()) show({ status: 'idle' })
    }
    // End a session that no call is waiting for.
    proposal.approval.then((session) => {
      if (isPairing() || current?.proposal !== proposal) return
      drop()
      void client.disconnect({ topic: session.topic })
    }, drop)
  }

  const propose = (): Promise<Proposal> => {
    const { proposal } = current ?? {}
    const isGood =
      proposal &&
      (proposal.store.getState().progress === 'responded' || proposal.expiresAt - clock.now() > PAIRING_EXPIRED_MARGIN)
    if (isGood) return Promise.resolve(proposal)
    forget()
    pendingProposal ??= (async () => {
      try {
        show({ status: 'preparing' })
        const client = await context.open()
        const created = await context.proposeTo(client)
        watch(created, client)
        return created
      } finally {
        pendingProposal = undefined
      }
    })()
    return pendingProposal
  }

  /** Waits for the wallet. Resolves to `undefined` when a new code is due. */
  const wait = async (proposal: Proposal, signal: AbortSignal): Promise<PairedSession | undefined> => {
    let cancel: () => void = () => undefined
    const renewal = new Promise<undefined>((resolve, reject) => {
      const due = proposal.expiresAt - PAIRING_EXPIRED_MARGIN - clock.now()
      const renew = (): void => resolve(undefined)
      const stop = clock.after(Math.max(due, 0), () => {
        // A wallet that has answered is settling the session.
        if (proposal.store.getState().progress !== 'responded') renew()
      })
      const abort = (): void => reject(toModalError(signal.reason, 'connection.aborted'))
      renewWait = renew
      signal.addEventListener('abort', abort)
      cancel = () => {
        stop()
        signal.removeEventListener('abort', abort)
      }
      if (signal.aborted) abort()
    })
    const approval = proposal.approval.catch((error: unknown) => {
      // The code expired while the page slept, so a new one is due.
      if (toModalError(error, 'connection.failed').code === 'pairing.expired') return undefined
      throw error
    })
    try {
      return await Promise.race([approval, renewal])
    } finally {
      cancel()
      renewWait = undefined
    }
  }

  /** Waits between two codes, so that they are not renewed too fast. */
  const pause = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        cancel()
        signal.removeEventListener('abort', end)
        resolve()
      }
      const cancel = clock.after(PAIRING_RETRY_INTERVAL, end)
      signal.addEventListener('abort', end)
      // The signal may have aborted between the last code and this pause.
      if (signal.aborted) end()
    })

  const obtain = async (signal: AbortSignal): Promise<PairedSession> => {
    signal.throwIfAborted()
    const session = await wait(await propose(), signal)
    forget()
    if (session) return session
    await pause(signal)
    return await obtain(signal)
  }

  return {
    propose,
    obtain,
    forget,
    renew: () => {
      forget()
      renewWait?.()
    },
    hasCode: () => current !== undefined,
  }
}
