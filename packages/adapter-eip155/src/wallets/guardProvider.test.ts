import { createFakeClock } from '@latchkey/core/testing'
import { describe, expect, it } from 'vitest'
import type { Eip1193Provider } from '../types.ts'
import { guardProvider } from './guardProvider.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const never = new Promise<never>(() => undefined)

function guard(provider: Eip1193Provider) {
  const clock = createFakeClock()
  const controller = new AbortController()
  return { clock, controller, guarded: guardProvider({ provider, clock, signal: controller.signal }) }
}

const answering = (answer: unknown): Eip1193Provider => ({ request: async () => answer })

describe('guardProvider', () => {
  it('reads accounts and network [S7.083] [S7.084]', async () => {
    const asked: string[] = []
    const { guarded } = guard({
      request: async ({ method }) => {
        asked.push(method)
        return method === 'eth_accounts' ? [address.toLowerCase()] : '0x89'
      },
    })
    expect(await guarded.getAccounts()).toEqual([address])
    expect(await guarded.getChainId()).toBe(137)
    expect(asked).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('uses the answer of an earlier request, and does not send another', async () => {
    const { guarded } = guard({
      request: () => {
        throw new TypeError('asked again')
      },
    })
    expect(await guarded.getAccounts(Promise.resolve([address]))).toEqual([address])
    expect(await guarded.getChainId(Promise.resolve(1))).toBe(1)
  })

  it.each([undefined, null, 'accounts', {}, [null], [5], [[address]], ['0x1']])(
    'refuses accounts like %j',
    async (answer) => {
      const { guarded } = guard(answering(answer))
      await expect(guarded.getAccounts()).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
      await expect(guarded.requestAccounts(undefined)).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
    },
  )

  it.each([undefined, null, '', '0x', 'mainnet', 0, -1, 1.5, {}, []])('refuses a chain id like %j', async (answer) => {
    await expect(guard(answering(answer)).guarded.getChainId()).rejects.toMatchObject({
      code: 'wallet.invalidResponse',
    })
  })

  it('rejects after 3 s if a wallet never answers a request without a prompt', async () => {
    const { guarded, clock } = guard({ request: () => never })
    const reads = [guarded.getAccounts(), guarded.getChainId()]
    clock.advance(3_000)
    for (const read of reads) await expect(read).rejects.toMatchObject({ code: 'wallet.timeout' })
    expect(clock.countTimers()).toBe(0)
  })

  it('waits for the user as long as the app does', async () => {
    const { guarded, clock } = guard({ request: () => never })
    const controller = new AbortController()
    const asking = guarded.requestAccounts(controller.signal)
    clock.advance(86_400_000)
    expect(clock.countTimers()).toBe(0)
    controller.abort('enough')
    await expect(asking).rejects.toBe('enough')
  })

  it('rejects pending requests when the adapter is destroyed', async () => {
    const { guarded, controller, clock } = guard({ request: () => never })
    const waiting = [guarded.requestAccounts(undefined), guarded.getAccounts(), guarded.request({ method: 'x' })]
    controller.abort('over')
    for (const each of waiting) await expect(each).rejects.toBe('over')
    expect(clock.countTimers()).toBe(0)
  })

  it('turns throwing wallets and answers into rejections', async () => {
    const thrown = new TypeError('boom')
    const { guarded } = guard({
      request: () => {
        throw thrown
      },
    })
    await expect(guarded.getAccounts()).rejects.toBe(thrown)
    // oxlint-disable-next-line unicorn/no-thenable -- a wallet may well answer with one
    const thenable = Object.defineProperty({}, 'then', {
      get: () => {
        throw thrown
      },
    })
    await expect(guard(answering(thenable)).guarded.getAccounts()).rejects.toBe(thrown)
    const provider = answering(null)
    const gone = guard(provider)
    Reflect.deleteProperty(provider, 'request')
    await expect(gone.guarded.getAccounts()).rejects.toMatchObject({ code: 'wallet.invalidResponse' })
  })

  it('passes on validated events, and none after the end', () => {
    const target = new EventTarget()
    const listeners = new Map<string, (value: unknown) => void>()
    const provider: Eip1193Provider = {
      ...answering(null),
      // A wallet that cannot stop telling.
      on: (event, listener) => listeners.set(event, (value) => Reflect.apply(listener, target, [value])),
      removeListener: () => undefined,
    }
    const heard: unknown[] = []
    const end = guard(provider).guarded.listen({
      accountsChanged: (accounts) => heard.push(accounts),
      chainChanged: (chainId) => heard.push(chainId),
      disconnect: () => heard.push('disconnect'),
    })
    const tell = (event: string, value: unknown): void => listeners.get(event)?.(value)
    tell('accountsChanged', [address.toLowerCase()])
    tell('accountsChanged', 'nonsense')
    tell('accountsChanged', [null])
    tell('accountsChanged', [])
    tell('chainChanged', '0x1')
    tell('chainChanged', '10')
    tell('chainChanged', {})
    tell('chainChanged', 'Infinity')
    tell('disconnect', { code: 1013 })
    tell('disconnect', { code: 4900 })
    tell('disconnect', undefined)
    expect(heard).toEqual([[address], [], 1, 10, 'disconnect', 'disconnect'])
    end()
    tell('accountsChanged', [address])
    tell('chainChanged', '0x2')
    tell('disconnect', undefined)
    expect(heard).toHaveLength(6)
  })

  it('uses addListener and off if a wallet has those', () => {
    const calls: string[] = []
    const provider = {
      ...answering(null),
      addListener: (event: string) => calls.push(`add ${event}`),
      off: (event: string) => calls.push(`off ${event}`),
    }
    guard(provider).guarded.listen({})()
    expect(calls).toEqual([
      'add accountsChanged',
      'add chainChanged',
      'add disconnect',
      'off accountsChanged',
      'off chainChanged',
      'off disconnect',
    ])
  })

  it('works with a wallet without events, and one whose events throw', () => {
    expect(() => guard(answering(null)).guarded.listen({})()).not.toThrow()
    const broken = (): never => {
      throw new TypeError('no')
    }
    expect(() => guard({ ...answering(null), on: broken, removeListener: broken }).guarded.listen({})()).not.toThrow()
  })
})
