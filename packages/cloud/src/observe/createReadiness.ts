/** A dependency that can be checked. */
interface HealthCheck {
  /** Rejects if the dependency does not answer. */
  check(): Promise<void>
}

/** Why a node is not ready. */
export type ReadinessFailure = 'storage' | 'bus' | 'draining'

/** Reports whether a node can serve. */
export interface Readiness {
  check(): Promise<readonly ReadinessFailure[]>
  /** What a ready node does not do at present: with `disk` it stores nothing new, because the disk is nearly full. */
  listLimits(): readonly 'disk'[]
  /** Reports the node as not ready from now on, so that load balancers stop sending requests. */
  startDraining(): void
}

/** How long a result is cached, in ms: the endpoint is public and polled. */
const freshFor = 1_000

/** Creates the readiness check of a node. */
export function createReadiness(parameters: {
  readonly storage: HealthCheck
  readonly disk: { isLow(): boolean }
  readonly bus: HealthCheck
  readonly now: () => number
}): Readiness {
  const { bus, disk, now, storage } = parameters
  let isDraining = false
  let last: { readonly at: number; readonly failures: Promise<readonly ReadinessFailure[]> } | undefined

  const checkAll = async (): Promise<readonly ReadinessFailure[]> => {
    const [storageResult, busResult] = await Promise.allSettled([storage.check(), bus.check()])
    const failures: ReadinessFailure[] = []
    if (storageResult.status === 'rejected') failures.push('storage')
    if (busResult.status === 'rejected') failures.push('bus')
    return failures
  }

  return {
    async check() {
      if (isDraining) return ['draining']
      if (last === undefined || now() - last.at >= freshFor) last = { at: now(), failures: checkAll() }
      return last.failures
    },
    listLimits: () => (disk.isLow() ? ['disk'] : []),
    startDraining() {
      isDraining = true
    },
  }
}
