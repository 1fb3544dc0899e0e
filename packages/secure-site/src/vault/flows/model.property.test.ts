// Random sequences of flows on three devices, in which calls fail before, after or long before their effect.
import { array, assert, asyncProperty, constantFrom, nat, option, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { environment, runs } from '../../../../../fuzz.shared.ts'
import { isVaultError } from '../isVaultError.ts'
import { CrashError, createFaults, createStore } from '../test/createFaults.ts'
import { createServer } from '../test/createServer.ts'
import { createDerive, createTestKeeper } from '../test/createTestKeeper.ts'
import { fill } from '../test/setUpVault.ts'
import { addDevice, addMethod, createRecoveryFile, removeMember, rotateShare } from './changeWallet.ts'
import { createWallet } from './createWallet.ts'
import { unlock, unlockWithRecovery, unlockWithoutServer } from './openWallet.ts'
import type { FlowPorts, Recovery } from './ports.ts'

const kinds = [
  'create',
  'createWithMethod',
  'createWithoutStorage',
  'unlock',
  'unlock',
  'addDevice',
  'addDevice',
  'addMethod',
  'addMethodByMethod',
  'removeDevice',
  'removeMethod',
  'removeMethodByMethod',
  'rotate',
  'file',
  'evict',
  'suspend',
  'rollBack',
  'forget',
] as const

const step = record({
  kind: constantFrom(...kinds),
  device: nat(2),
  method: nat(2),
  other: nat(2),
  fault: option(record({ at: nat(7), kind: constantFrom('before' as const, 'after' as const, 'late' as const) }), {
    freq: 2,
  }),
})
interface Step {
  readonly kind: (typeof kinds)[number]
  readonly device: number
  readonly method: number
  readonly other: number
  readonly fault: Parameters<ReturnType<typeof createFaults>['plan']>[0] | null
}

/** The refusals that a visitor may meet in any of these states. */
const expected = [
  'vault.conflict',
  'vault.exists',
  'vault.lastOpening',
  'vault.methodRequired',
  'vault.missing',
  'vault.removed',
  'vault.rolledBack',
  'vault.suspended',
] as const

function createWorld(derive: ReturnType<typeof createDerive>) {
  const server = createServer()
  const faults = createFaults()
  const stores = [createStore(), createStore(), createStore()]
  const [first = createStore()] = stores
  const store = (index: number) => stores[index] ?? first
  let told: string | undefined
  const lost = new Set<string | undefined>()

  const ports = (device: number): FlowPorts =>
    faults.wrap(server.shares, store(device), createTestKeeper('frame', derive))
  const recovery = (method: number): Recovery => ({
    methodId: `method_${String(method)}`,
    kind: method === 0 ? 'code' : 'passkey',
    share: fill(100 + method),
  })
  const deviceId = (device: number) => {
    const stored = store(device).peek()
    const ids = server.getManifest()?.devices.map(({ id }) => id) ?? []
    return [stored?.kept, ...(stored?.pending ?? [])].find((entry) => entry && ids.includes(entry.deviceId))?.deviceId
  }

  /** The ways in that the visitor has: devices that the vault lists, and methods. */
  const ways = () => {
    const manifest = server.getManifest()
    return {
      devices: manifest ? [0, 1, 2].filter((device) => deviceId(device) !== undefined) : [],
      methods: manifest
        ? [0, 1, 2].filter((method) => manifest.methods.some(({ id }) => id === `method_${String(method)}`))
        : [],
    }
  }
  const count = () => ways().devices.length + ways().methods.length

  async function act({ kind, device, method, other }: Step): Promise<unknown> {
    const on = ports(device)
    switch (kind) {
      case 'create':
        return createWallet(on)
      case 'createWithMethod':
        return createWallet(on, recovery(method))
      case 'createWithoutStorage':
        return createWallet({ ...on, device: undefined }, recovery(method))
      case 'unlock':
        return unlock(on)
      case 'addDevice':
        return addDevice(on, recovery(method))
      case 'addMethod':
        return addMethod(on, recovery(method))
      case 'addMethodByMethod':
        return addMethod({ ...on, device: undefined }, recovery(method), recovery(other))
      case 'removeDevice':
        return removeMember(on, deviceId(other) ?? 'unknown')
      case 'removeMethod':
        return removeMember(on, `method_${String(method)}`)
      case 'removeMethodByMethod':
        return removeMember({ ...on, device: undefined }, `method_${String(method)}`, recovery(other))
      case 'rotate':
        return rotateShare(on)
      case 'file':
        await createRecoveryFile(on, recovery(method))
        return undefined
      case 'evict':
        // What the visitor loses is lost; the model looks at what remains.
        if (faults.hasLate() || (count() <= 1 && deviceId(device) !== undefined)) return undefined
        lost.add(deviceId(device))
        await store(device).clear()
        return undefined
      case 'suspend':
        return withServer(
          () => server.suspended.add(deviceId(device) ?? 'none'),
          () => server.suspended.clear(),
          on,
        )
      case 'rollBack':
        return dishonest(device, on, server.history[0])
      case 'forget':
        return dishonest(device, on, undefined)
    }
  }

  async function withServer(begin: () => void, end: () => void, on: FlowPorts): Promise<unknown> {
    begin()
    try {
      return await unlock(on)
    } finally {
      end()
    }
  }

  /** The server answers with an earlier state, or with none. A device that knows better neither opens nor creates anything. */
  async function dishonest(device: number, on: FlowPorts, state: Parameters<typeof server.set>[0]): Promise<void> {
    const honest = server.get()
    const pin = store(device).peek()?.kept?.pin
    if (honest === undefined || pin === undefined || pin.revision === (state?.manifest.revision ?? 0)) return
    server.set(state)
    const results = await Promise.allSettled([unlock(on), createWallet(on)])
    const isChanged = server.get() !== state
    server.set(honest)
    if (isChanged || results.some(({ status }) => status === 'fulfilled'))
      throw new Error('a device that remembers a vault has taken the word of the server')
  }

  async function run(next: Step): Promise<void> {
    const isDishonest = next.kind === 'rollBack' || next.kind === 'forget'
    // What was under way arrives after this step; a dishonest server answers at once.
    const arrive = faults.takeLate()
    if (isDishonest) await arrive()
    faults.plan(next.fault ?? undefined)
    const outcome = await act(next).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    const wasHit = faults.wasHit()
    faults.plan(undefined)
    await arrive()
    if ('error' in outcome) {
      const { error } = outcome
      const isExpected = error instanceof CrashError ? wasHit : expected.some((code) => isVaultError(error, code))
      if (!isExpected) throw error
    } else if (outcome.value !== undefined) tell(outcome.value)
    // Every device that the vault lists has its share, unless the visitor has lost it.
    const owned = [0, 1, 2].map((device) => deviceId(device))
    const orphan = server.getManifest()?.devices.find(({ id }) => !owned.includes(id) && !lost.has(id))
    if (orphan !== undefined) throw new Error(`${next.kind} has left a device without its share`)
    // A vault is never stored without a way in for its visitor, and no address is told without a vault.
    const isStored = server.getManifest() !== undefined
    if ((isStored || told !== undefined) && count() === 0) throw new Error(`${next.kind} has locked the visitor out`)
  }

  function tell(addresses: unknown): void {
    const text = JSON.stringify(addresses)
    told ??= text
    if (told !== text) throw new Error('the address has changed')
  }

  /** Opens the wallet in every way that the visitor has. */
  async function openAll(): Promise<void> {
    await faults.takeLate()()
    const { devices, methods } = ways()
    for (const device of devices) tell(await unlock(ports(device)))
    for (const method of methods) {
      tell(await unlockWithRecovery({ ...ports(0), device: undefined }, recovery(method)))
      for (const device of devices)
        if (
          store(device)
            .peek()
            ?.kept?.recoveryBoxes.some(({ methodId }) => methodId === recovery(method).methodId)
        )
          tell(await unlockWithoutServer(ports(device), recovery(method)))
    }
    // A visitor who has a method can always come back on a new device.
    const [method] = methods
    if (method !== undefined) {
      const fresh = faults.wrap(server.shares, createStore(), createTestKeeper('frame', derive))
      tell(await addDevice(fresh, recovery(method)))
    }
  }

  return { run, openAll, hasWallet: () => told !== undefined }
}

describe('random sequences of flows', () => {
  // A sequence takes 0.1 s of curve arithmetic; `pnpm fuzz` tries many more.
  const { numRuns } = runs(75, 1_000)
  const seed = Number(environment['LATCHKEY_PROPERTY_SEED'] ?? 20_261_123)
  it.each([1, 2, 3, 4])(
    'leave nothing half-made and lock no visitor out (part %i of 4)',
    async (part) => {
      const derive = createDerive()
      let sequences = 0
      let wallets = 0
      await assert(
        asyncProperty(array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
          const world = createWorld(derive)
          // Every sequence begins with a wallet, or with an attempt at one.
          const [start] = steps
          if (start) await world.run({ ...start, kind: start.method === 0 ? 'create' : 'createWithMethod' })
          for (const next of steps.slice(1)) await world.run(next)
          await world.openAll()
          sequences++
          if (world.hasWallet()) wallets++
        }),
        { numRuns, seed: seed + part },
      )
      expect(sequences).toBeGreaterThanOrEqual(numRuns)
      // Most of them had a wallet in the end.
      expect(wallets).toBeGreaterThan(numRuns / 2)
    },
    180_000,
  )
})
