import { describe, expect, it } from 'vitest'
import type { AdapterCase } from './AdapterCase.ts'
import type { AdapterHarness } from './AdapterHarness.ts'
import { getAdapterCases } from './getAdapterCases.ts'
import { createReferenceHarness } from './reference/createReferenceHarness.ts'
import type { ReferenceTypes } from './reference/ReferenceTypes.ts'
import { runAdapterCase } from './runAdapterCase.ts'

type Harness = AdapterHarness<ReferenceTypes>

/** Runs one case in the reference world with something changed; gives the message it is refused with. */
async function refuse(
  run: AdapterCase['run'] | undefined,
  change: (harness: Harness) => Partial<Harness> = () => ({}),
  patience = 1000,
): Promise<string | undefined> {
  try {
    await runAdapterCase({
      case: { invariant: 1, title: 'under test', run: run ?? (async () => undefined) },
      setup: async () => {
        const harness = await createReferenceHarness()
        return { ...harness, ...change(harness) }
      },
      patience,
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'no error'
  }
}

/** The cases of one invariant that refuse a harness, by their titles. */
async function findRefusing(invariant: number, change: (harness: Harness) => Partial<Harness>) {
  const titles: string[] = []
  for (const { run, ...adapterCase } of getAdapterCases())
    if (adapterCase.invariant === invariant && (await refuse(run, change)) !== undefined) titles.push(adapterCase.title)
  return titles
}

describe('runAdapterCase', () => {
  it('resolves when the case does', async () => {
    expect(await refuse(undefined)).toBeUndefined()
  })

  it('passes the failure of the case on', async () => {
    const message = await refuse(async () => {
      throw new RangeError('out of range')
    })
    expect(message).toBe('RangeError: out of range')
  })

  it('refuses a case that writes to the console, and gives the console back', async () => {
    const { log } = console
    const message = await refuse(async () => {
      console.log('hello', { a: 1n })
    })
    expect(message).toMatch(/AdapterContractError: On the console or unhandled:\nconsole\.log: hello \[object Object\]/)
    expect(console.log).toBe(log)
  })

  it('refuses a case that leaves a rejection unhandled, and gives the listeners back', async () => {
    const listeners = process.listeners('unhandledRejection')
    const message = await refuse(async () => {
      void Promise.reject(new RangeError('nobody cares'))
    })
    expect(message).toContain('unhandledRejection: RangeError: nobody cares')
    expect(process.listeners('unhandledRejection')).toEqual(listeners)
  })

  it('refuses a case with an uncaught error', async () => {
    const message = await refuse(async () => {
      queueMicrotask(() => {
        throw new RangeError('thrown in passing')
      })
    })
    expect(message).toContain('uncaughtException: RangeError: thrown in passing')
  })

  it('refuses a case that never ends', async () => {
    const message = await refuse(() => new Promise(() => undefined), undefined, 10)
    expect(message).toContain('Nothing came of it within 80 ms: the case ends: under test')
  })

  it('ends the world after a failure too', async () => {
    const ended: string[] = []
    const message = await refuse(
      async (world) => {
        const { adapter } = await world.startConnected()
        const { destroy } = adapter
        Object.assign(adapter, {
          destroy: async () => {
            ended.push('adapter')
            await destroy()
          },
        })
        throw new RangeError('first of all')
      },
      () => ({
        teardown: async () => {
          ended.push('world')
          throw new RangeError('and then')
        },
      }),
    )
    expect(message).toBe('RangeError: first of all')
    expect(ended).toEqual(['adapter', 'world'])
  })
})

describe('a harness that would prove nothing is refused', () => {
  it('with a verifier that accepts everything', async () => {
    const titles = await findRefusing(18, () => ({ verifySignature: async () => true }))
    expect(titles).toContain('a signature verifies with an independent verifier, for every account and any text')
  })

  it('without address vectors', async () => {
    const titles = await findRefusing(19, () => ({ addressVectors: { valid: [], invalid: [] } }))
    expect(titles).toEqual(['isAddress accepts and refuses the published vectors, and no nonsense'])
  })

  it('with a table of errors that lacks the visitor’s refusal of an action', async () => {
    for (const action of ['connect', 'switchNetwork', 'sign', 'transfer']) {
      const titles = await findRefusing(20, ({ providerErrors }) => ({
        providerErrors: providerErrors.filter((row) => row.action !== action || !row.code.endsWith('ejected')),
      }))
      expect(titles).toEqual(['what wallets refuse with becomes a code by table, and changes nothing'])
    }
  })

  it('that does not count listeners', async () => {
    const titles = await findRefusing(5, () => ({ getListenerCount: () => 0 }))
    expect(titles).toEqual(['after destroy no listener and no timer is left'])
  })

  it('that brings no transaction for an adapter which sends them', async () => {
    const titles = await findRefusing(18, ({ chain: { createTransaction: _create, ...chain } }) => ({ chain }))
    expect(titles).toEqual([
      'a transaction of the chain’s own kind is sent and waited for',
      'a transaction is found by what was read before it was sent, and not mistaken for another',
    ])
  })
})
