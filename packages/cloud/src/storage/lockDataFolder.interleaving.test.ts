import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { type SocketOperations, socketOperations } from './claimSocketPath.ts'
import { tryLockDataFolder } from './lockDataFolder.ts'

const crash = new Error('The process crashed')

function createSignal<value>(): { readonly promise: Promise<value>; readonly resolve: (value: value) => void } {
  let resolve: (value: value) => void = () => undefined
  const promise = new Promise<value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/**
 * One process that locks a folder, keeps the lock for one step, releases it and starts again. It performs one operation
 * on files or sockets per step. A crash closes its socket and leaves its files.
 */
function createContender(folder: string) {
  let turn = createSignal<'act' | Error>()
  let arrival = createSignal<void>()
  const contender = { isHolder: false, rounds: 0 }
  const waitForTurn = async (): Promise<void> => {
    const current = turn
    arrival.resolve()
    if ((await current.promise) === crash) throw crash
  }
  const live = async (): Promise<never> => {
    let isCrashed = false
    const gate = async (): Promise<void> => {
      if (isCrashed) throw crash
      await waitForTurn().catch((reason: unknown) => {
        isCrashed = true
        throw reason
      })
    }
    const operations: SocketOperations = {
      readlink: async (...parameters) => (await gate(), await socketOperations.readlink(...parameters)),
      symlink: async (...parameters) => (await gate(), await socketOperations.symlink(...parameters)),
      rename: async (...parameters) => (await gate(), await socketOperations.rename(...parameters)),
      rm: async (...parameters) => (await gate(), await socketOperations.rm(...parameters)),
      canConnect: async (...parameters) => (await gate(), await socketOperations.canConnect(...parameters)),
    }
    for (;;) {
      const lock = await tryLockDataFolder({ folder, operations })
      contender.isHolder = lock !== undefined
      // After a crash the release fails at its first operation, and only closes the socket.
      await gate().catch(() => undefined)
      contender.isHolder = false
      await lock?.release()
      contender.rounds += 1
      if (isCrashed) throw crash
    }
  }
  const restart = async (): Promise<void> => {
    for (;;) {
      await live().catch((reason: unknown) => {
        if (reason !== crash) throw reason
      })
    }
  }
  const failure = restart()
  const step = async (kind: 'act' | Error): Promise<void> => {
    const passed = turn
    turn = createSignal()
    arrival = createSignal()
    passed.resolve(kind)
    await Promise.race([arrival.promise, failure])
  }
  return {
    get isHolder() {
      return contender.isHolder
    },
    get rounds() {
      return contender.rounds
    },
    ready: () => Promise.race([arrival.promise, failure]),
    act: () => step('act'),
    crash: () => step(crash),
  }
}

async function createContenders(count: number) {
  const folder = await createTemporaryFolder()
  // What a crashed holder leaves.
  await symlink('cloud-00000000.sock', path.join(folder, 'cloud.sock'))
  const contenders = Array.from({ length: count }, () => createContender(folder))
  for (const contender of contenders) await contender.ready()
  return contenders
}

type Contender = ReturnType<typeof createContender>

/** Lets a contender act until it holds the lock or has given up. */
async function runToEnd(contender: Contender): Promise<void> {
  const { rounds } = contender
  while (!contender.isHolder && contender.rounds === rounds) await contender.act()
}

const countHolders = (contenders: readonly Contender[]): number =>
  contenders.filter((contender) => contender.isHolder).length

it('has one holder if a second contender acts on a dead socket that a third has replaced', async () => {
  for (let before = 0; before < 4; before += 1) {
    for (let between = 0; between < 8; between += 1) {
      const contenders = await createContenders(3)
      const [fast, slow, late] = contenders
      if (!fast || !slow || !late) throw new TypeError('Three contenders are needed')
      for (const contender of contenders) {
        for (let count = 0; count < before; count += 1) await contender.act()
      }
      await runToEnd(fast)
      for (let count = 0; count < between; count += 1) await slow.act()
      await runToEnd(late)
      if (!slow.isHolder) await runToEnd(slow)
      expect(countHolders(contenders), `${before} steps each, then ${between} of the slow contender`).toBe(1)
      for (const contender of contenders) await contender.crash()
    }
  }
})

it('never has two holders, and always has one in the end, in any order of steps and crashes', async () => {
  const steps = array(
    record({ index: constantFrom(0, 1, 2, 3), kind: constantFrom('act', 'act', 'act', 'act', 'crash') }),
    {
      minLength: 20,
      maxLength: 100,
    },
  )
  await assert(
    asyncProperty(steps, async (order) => {
      const contenders = await createContenders(4)
      for (const { index, kind } of order) {
        await (kind === 'crash' ? contenders[index]?.crash() : contenders[index]?.act())
        expect(countHolders(contenders)).toBeLessThan(2)
      }
      for (let count = 0; count < 100 && countHolders(contenders) === 0; count += 1) {
        for (const contender of contenders) {
          if (countHolders(contenders) === 0) await contender.act()
        }
      }
      expect(countHolders(contenders)).toBe(1)
      for (const contender of contenders) await contender.crash()
    }),
    { numRuns: 40 },
  )
})
