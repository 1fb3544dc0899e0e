/** A dependency that can say whether it works. */
interface HealthCheck {
  /** Rejects if the dependency does not answer. */
  check(): Promise<void>
}

/** What a node lacks to serve; nothing while it is ready. */
export type Lack = 'storage' | 'bus' | 'draining'

/** Whether a node can serve. */
export interface Readiness {
  check(): Promise<readonly Lack[]>
  /** From here on it is not ready, so that a load balancer sends it nothing new. */
  startDraining(): void
}

/** For how long an answer holds, in ms: those who ask are many, and may be anybody. */
const freshFor = 1_000

/** Makes the readiness of a node from what it stands on. */
export function createReadiness(parameters: {
  readonly storage: HealthCheck
  readonly bus: HealthCheck
  readonly now: () => number
}): Readiness {
  const { bus, now, storage } = parameters
  let isDraining = false
  let last: { readonly at: number; readonly lacks: Promise<readonly Lack[]> } | undefined

  const look = async (): Promise<readonly Lack[]> => {
    const [storageResult, busResult] = await Promise.allSettled([storage.check(), bus.check()])
    const lacks: Lack[] = []
    if (storageResult.status === 'rejected') lacks.push('storage')
    if (busResult.status === 'rejected') lacks.push('bus')
    return lacks
  }

  return {
    async check() {
      if (isDraining) return ['draining']
      if (last === undefined || now() - last.at >= freshFor) last = { at: now(), lacks: look() }
      return last.lacks
    },
    startDraining() {
      isDraining = true
    },
  }
}
