// Ports whose calls fail where a test says so: before their effect, after it, or with an effect that comes late.
import type { DeviceRecord, DeviceStore, FlowPorts, ServerShares } from '../flows/ports.ts'
import type { Keeper } from '../worker/createKeeper.ts'

export interface Fault {
  /** The number of the call, from 0. */
  readonly at: number
  readonly kind: 'before' | 'after' | 'late'
}

export class CrashError extends Error {}

export function createFaults() {
  let calls = 0
  let fault: Fault | undefined
  const late: (() => Promise<unknown>)[] = []

  async function call<value>(run: () => Promise<value>, canBeLate = false): Promise<value> {
    const isHit = fault?.at === calls++
    if (!isHit || !fault) return run()
    if (fault.kind === 'late' && canBeLate) late.push(run)
    if (fault.kind === 'after') await run()
    throw new CrashError('crash')
  }

  return {
    /** Plans the fault of the next flow. */
    plan: (next: Fault | undefined) => {
      calls = 0
      fault = next
    },
    wasHit: () => fault !== undefined && calls > fault.at,
    hasLate: () => late.length > 0,
    /** Takes the requests that are still under way. The function that it returns lets them arrive. */
    takeLate: () => {
      const requests = late.splice(0)
      return async () => {
        for (const run of requests) await run().catch(() => undefined)
      }
    },
    wrap: (server: ServerShares, device: DeviceStore | undefined, keeper: Pick<Keeper, 'run'>): FlowPorts => ({
      server: {
        read: () => call(() => server.read()),
        getShare: (id, earlierId) => call(() => server.getShare(id, earlierId)),
        create: (vault) => {
          const copy = structuredClone(vault)
          return call(() => server.create(copy), true)
        },
        change: (change) => {
          const copy = structuredClone(change)
          return call(() => server.change(copy), true)
        },
        move: (move) => {
          const copy = structuredClone(move)
          return call(() => server.move(copy), true)
        },
      },
      device: device && {
        read: () => call(() => device.read()),
        write: (record) => call(() => device.write(record)),
        clear: () => call(() => device.clear()),
      },
      keeper: { run: (command) => call(() => keeper.run(command)) },
    }),
  }
}

export function createStore(): DeviceStore & { peek(): DeviceRecord | undefined } {
  let stored: DeviceRecord | undefined
  return {
    read: async () => stored,
    write: async (record) => {
      stored = structuredClone(record)
    },
    clear: async () => {
      stored = undefined
    },
    peek: () => stored,
  }
}
