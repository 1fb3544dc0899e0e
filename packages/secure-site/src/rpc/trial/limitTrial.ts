import type { TrialResult } from '../../screens/TrialRun.ts'

/** In ms. A visitor who has read the request does not wait for the result. */
const usualPatience = 4_000

/** Runs a trial. Whatever goes wrong, and an answer that comes too late, is `unchecked`. Never rejects. */
export async function limitTrial(parameters: {
  readonly run: () => Promise<TrialResult>
  readonly patience?: number | undefined
}): Promise<TrialResult> {
  const { patience = usualPatience, run } = parameters
  const isLate = new Promise<TrialResult>((resolve) => {
    AbortSignal.timeout(patience).addEventListener('abort', () => resolve({ kind: 'unchecked' }), { once: true })
  })
  return Promise.race([run().catch((): TrialResult => ({ kind: 'unchecked' })), isLate])
}
