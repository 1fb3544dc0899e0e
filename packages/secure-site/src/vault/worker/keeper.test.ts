import { describe, expect, it } from 'vitest'
import { mutatedValue } from '../../../../../fuzz.shared.ts'
import { assert, asyncProperty, constant } from 'fast-check'
import { isVaultError } from '../isVaultError.ts'
import { createDoors, createWallet, fill } from '../test/setUpVault.ts'
import type { Command } from './Command.ts'
import { idleLimit } from './Command.ts'
import { commandLimit, createKeeper } from './createKeeper.ts'
import { createVault } from './createVault.ts'
import { serveVault } from './serveVault.ts'

/** Timers that a test lets pass. */
function createClock() {
  const timers = new Set<{ callback: () => void; delay: number }>()
  return {
    setTimer: (callback: () => void, delay: number) => {
      const timer = { callback, delay }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    pass: (delay: number) => {
      for (const timer of timers)
        if (timer.delay === delay) {
          timers.delete(timer)
          timer.callback()
        }
    },
    timers,
  }
}

/** A keeper and a vault on the two ends of a real channel, which clones every message as a worker does. */
function connect() {
  const clock = createClock()
  const { port1, port2 } = new MessageChannel()
  const state = { isTerminated: false, isEnded: false }
  const listeners: ((message: unknown) => void)[] = []
  serveVault({
    onMessage: (listener) => {
      port2.addEventListener('message', ({ data }) => {
        listener(data)
      })
      port2.start()
    },
    post: (answer) => {
      port2.postMessage(answer)
    },
    end: () => {
      state.isEnded = true
      port2.close()
    },
    setTimer: clock.setTimer,
  })
  const keeper = createKeeper({
    setTimer: clock.setTimer,
    worker: {
      post: (message) => {
        port1.postMessage(message)
      },
      onMessage: (listener) => {
        listeners.push(listener)
        port1.addEventListener('message', ({ data }) => {
          listener(data)
        })
        port1.start()
      },
      onError: () => {},
      terminate: () => {
        state.isTerminated = true
        port1.close()
      },
    },
  })
  const forge = (message: unknown) => {
    for (const listener of listeners) listener(message)
  }
  return { keeper, clock, state, forge }
}

describe('the keeper', () => {
  it('creates a wallet and opens it in another worker', async () => {
    const { ds, rs } = await createDoors()
    const one = connect().keeper
    await one.run({ type: 'start', place: 'frame' })
    const created = await one.run({ type: 'create', vaultId: 'v_1', doors: [ds, rs] })
    one.close()
    const { keeper } = connect()
    await keeper.run({ type: 'start', place: 'frame' })
    const entrance = { ...(await createDoors()).rs, box: created.boxes[1] ?? fill(0) }
    expect((await keeper.run({ type: 'open', content: created, entrance })).addresses).toEqual(created.addresses)
    keeper.close()
  })

  it('passes on why the worker refuses, and takes the next command', async () => {
    const { keeper } = connect()
    await expect(keeper.run({ type: 'sign', id: 'x' })).rejects.toThrow('vault.refused: not started')
    await keeper.run({ type: 'start', place: 'frame' })
    await expect(keeper.run({ type: 'sign', id: 'x' })).rejects.toThrow('vault.notOpen')
    keeper.close()
  })

  it('sends one command at a time', async () => {
    const { keeper } = connect()
    const first = keeper.run({ type: 'start', place: 'frame' })
    await expect(keeper.run({ type: 'sign', id: 'x' })).rejects.toThrow('vault.busy')
    await first
    keeper.close()
    await expect(keeper.run({ type: 'sign', id: 'x' })).rejects.toThrow('vault.closed')
  })

  it('ends a worker that takes longer than 20 s', async () => {
    const { keeper, clock, state } = connect()
    const running = keeper.run({ type: 'start', place: 'frame' })
    clock.pass(commandLimit)
    await expect(running).rejects.toThrow('vault.timedOut')
    expect(state.isTerminated).toBe(true)
  })

  it('drops forged, second and late answers (attacks 30 and 31)', async () => {
    const { keeper, forge } = connect()
    const starting = keeper.run({ type: 'start', place: 'frame' })
    forge({ id: 7, result: undefined })
    forge({ id: '1', result: undefined })
    forge(null)
    await starting
    forge({ id: 1, result: undefined })
    const signing = keeper.run({ type: 'sign', id: 'x' })
    forge({ id: 1, result: [fill(1)] })
    await expect(signing).rejects.toThrow('vault.notOpen')
    const again = keeper.run({ type: 'sign', id: 'x' })
    forge({ id: 3, result: 'text' })
    await expect(again).rejects.toThrow('vault.malformed')
    keeper.close()
  })

  it('lets the worker end after 15 minutes without a command', async () => {
    const { keeper, clock, state } = connect()
    await keeper.run({ type: 'start', place: 'frame' })
    expect([...clock.timers].map(({ delay }) => delay)).toEqual([idleLimit])
    clock.pass(idleLimit)
    expect(state.isEnded).toBe(true)
  })
})

describe('commands', () => {
  it('are refused with a code, whatever their form', async () => {
    const { content, entrances } = await createWallet()
    const commands: readonly Command[] = [
      { type: 'open', content, entrance: entrances.ds },
      { type: 'prepare', origin: 'https://app.example', request: { kind: 'evmMessage' } },
      { type: 'create', vaultId: 'v', doors: [{ pair: 'dr', shareIds: ['a', 'b'], shares: {} }] },
    ]
    const attempt = async (value: unknown) => {
      const vault = createVault()
      await vault.run({ type: 'start', place: 'frame' })
      return vault.run(value).then(
        () => 'done',
        (error: unknown) => (isVaultError(error) ? 'refused' : String(error)),
      )
    }
    for (const command of commands)
      await assert(
        asyncProperty(mutatedValue(constant(command)), async (value) => {
          expect(['done', 'refused']).toContain(await attempt(value))
        }),
        { numRuns: 60 },
      )
  })
})
