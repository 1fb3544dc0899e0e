// Each flow, with a crash at each of its calls: before the call, after its effect, and with an effect that comes late.
import { describe, expect, it } from 'vitest'
import { CrashError, createFaults, createStore } from '../test/createFaults.ts'
import type { Fault } from '../test/createFaults.ts'
import { createServer } from '../test/createServer.ts'
import { createDerive, createTestKeeper } from '../test/createTestKeeper.ts'
import { fill } from '../test/setUpVault.ts'
import { addDevice, addMethod, changeDeletion, removeMember, rotateShare } from './changeWallet.ts'
import { createWallet } from './createWallet.ts'
import { moveWallet } from './moveWallet.ts'
import { getWalletState, unlock, unlockWithRecovery } from './openWallet.ts'
import type { FlowPorts, Recovery } from './ports.ts'

const derive = createDerive()
const passkey = (): Recovery => ({ methodId: 'passkey_1', kind: 'passkey', share: fill(5) })
const code = (): Recovery => ({ methodId: 'code_1', kind: 'code', share: fill(6) })

function setUp() {
  const server = createServer()
  const faults = createFaults()
  const stores = { one: createStore(), two: createStore() }
  const ports = (name: 'one' | 'two' = 'one', place: 'frame' | 'window' = 'frame'): FlowPorts =>
    faults.wrap(server.shares, stores[name], createTestKeeper(place, derive))
  return { server, faults, stores, ports }
}
type World = ReturnType<typeof setUp>

interface Flow {
  readonly before: (world: World) => Promise<unknown>
  readonly run: (world: World) => Promise<unknown>
  /** Makes the visitor's next attempt, and opens the wallet. */
  readonly after: (world: World) => Promise<unknown>
}

const withWallet = async ({ ports }: World) => createWallet(ports(), passkey())
const createAgain = async ({ ports }: World) => {
  if ((await getWalletState(ports())) === 'none') await createWallet(ports())
  return unlock(ports())
}
const addAgain = async ({ ports }: World) => {
  if ((await getWalletState(ports('two'))) === 'recoveryRequired') await addDevice(ports('two'), passkey())
  return unlock(ports('two'))
}
const flows: Readonly<Record<string, Flow>> = {
  'create a wallet': { before: async () => {}, run: ({ ports }) => createWallet(ports()), after: createAgain },
  'add a device': { before: withWallet, run: ({ ports }) => addDevice(ports('two'), passkey()), after: addAgain },
  'add a method': {
    before: withWallet,
    run: ({ ports }) => addMethod(ports(), code()),
    after: async ({ ports }) => {
      await addMethod(ports(), code())
      return unlockWithRecovery(ports(), code())
    },
  },
  'remove a method': {
    before: withWallet,
    run: ({ ports }) => removeMember(ports(), 'passkey_1'),
    after: ({ ports }) => unlock(ports()),
  },
  'schedule a deletion': {
    before: withWallet,
    run: ({ ports }) => changeDeletion(ports('one', 'window'), 'schedule', passkey()),
    after: async ({ ports, server }) => {
      await changeDeletion(ports('one', 'window'), 'schedule', passkey())
      expect(server.getManifest()?.isDeleting).toBe(true)
      return unlock(ports())
    },
  },
  'move to a new wallet': {
    before: withWallet,
    run: ({ ports }) => moveWallet(ports('one', 'window'), { by: passkey(), method: code() }),
    after: async ({ ports, server }) => {
      expect(await getWalletState(ports())).toBe('known')
      if (server.get()?.earlier === undefined)
        await moveWallet(ports('one', 'window'), { by: passkey(), method: code() })
      expect(server.get()?.earlier).toHaveLength(1)
      expect(await unlockWithRecovery(ports('two'), code())).toEqual(server.getManifest()?.addresses)
      expect(await unlock(ports())).toEqual(server.getManifest()?.addresses)
    },
  },
  'rotate a share': {
    before: withWallet,
    run: ({ ports }) => rotateShare(ports()),
    after: async ({ ports }) => {
      await rotateShare(ports())
      return unlock(ports())
    },
  },
}

/** Runs a flow with a fault. Returns whether the fault was reached. */
async function crash(flow: Flow, fault: Fault): Promise<boolean> {
  const world = setUp()
  await flow.before(world)
  world.faults.plan(fault)
  const error = await flow.run(world).catch((reason: unknown) => reason)
  const wasHit = world.faults.wasHit()
  world.faults.plan(undefined)
  if (wasHit && !(error instanceof CrashError)) throw error
  const arrive = world.faults.takeLate()
  // A request that is late arrives before the next attempt, or, if there is another vault by then, is refused.
  if (fault.at % 2 === 0) await arrive()
  await flow.after(world)
  await arrive()
  await flow.after(world)
  return wasHit
}

describe('a crash at each call', () => {
  it.each(Object.entries(flows))('leaves the wallet openable: %s', { timeout: 300_000 }, async (_, flow) => {
    let calls = 0
    for (const kind of ['before', 'after', 'late'] as const)
      for (let at = 0; await crash(flow, { at, kind }); at++) calls++
    expect(calls).toBeGreaterThanOrEqual(12)
  })

  it('keeps the share of an attempt whose request arrives after a second attempt has crashed', async () => {
    const world = setUp()
    const { faults, ports } = world
    // device.read, server.read, keeper, device.read, device.write, server.create
    faults.plan({ at: 5, kind: 'late' })
    await expect(createWallet(ports())).rejects.toThrow(CrashError)
    const arrive = faults.takeLate()
    faults.plan({ at: 5, kind: 'before' })
    await expect(createWallet(ports())).rejects.toThrow(CrashError)
    faults.plan(undefined)
    await arrive()
    expect(await getWalletState(ports())).toBe('known')
    expect(await unlock(ports())).toEqual(world.server.getManifest()?.addresses)
  })
})
