import type { Phone } from '@latchkey/testing/phone'
import { useState } from 'react'

/** Maximum time for an app to send its proposal, in ms. */
const patience = 10_000

/** The state of pairing with a new app. */
export type PairingProgress =
  | { readonly status: 'idle' }
  | { readonly status: 'meeting' }
  | { readonly status: 'failed'; readonly text: string }

/** Pairs with an app through its link, until the app sends its proposal. */
export function usePairing(phone: Phone): {
  readonly progress: PairingProgress
  readonly pair: (uri: string) => void
  readonly forget: () => void
} {
  const [progress, setProgress] = useState<PairingProgress>({ status: 'idle' })
  const meet = async (uri: string): Promise<void> => {
    await phone.pair(uri.trim())
    await phone.when(({ proposals }) => proposals.length > 0, { timeoutMs: patience })
  }
  return {
    progress,
    forget: () => setProgress({ status: 'idle' }),
    pair: (uri) => {
      setProgress({ status: 'meeting' })
      meet(uri).then(
        () => setProgress({ status: 'idle' }),
        (error: unknown) => setProgress({ status: 'failed', text: describeFailure(error) }),
      )
    },
  }
}

function describeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'testing.stateNotReached') return 'The app does not answer. Its code may be an old one: show a new one.'
  if (code === 'testing.offline') return 'The phone is offline. Switch it on below.'
  return error instanceof Error ? error.message : 'That did not work. Try again.'
}
