import { createFakeClock } from '@latchkey/core/testing'
import { describe, expect, it } from 'vitest'
import type { Eip1193Provider } from '../types.ts'
import { guardProvider } from './guardProvider.ts'
import { switchChain } from './switchChain.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'

const chain = toAddChainParameter({
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://own.example/key'] }, chainDefault: { http: ['https://public.example'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
})
const unrecognized = Object.assign(new Error('Unrecognized chain ID'), { code: 4902 })

/** A wallet on chain 1 that does with each method what the test says. */
function createWallet(
  answers: Readonly<Record<string, (wallet: { chainId: number; tell(id: number): void }) => unknown>>,
) {
  const listeners = new Set<(value: unknown) => void>()
  const asked: unknown[] = []
  const wallet = {
    chainId: 1,
    tell: (chainId: number): void => {
      for (const listener of listeners) listener(`0x${chainId.toString(16)}`)
    },
  }
  const provider: Eip1193Provider = {
    request: async ({ method, params }) => {
      if (method === 'eth_chainId') return wallet.chainId
      asked.push([method, params])
      return answers[method]?.(wallet) ?? null
    },
    on: (event, listener) => event === 'chainChanged' && listeners.add(listener as (value: unknown) => void),
    removeListener: (_event, listener) => listeners.delete(listener as (value: unknown) => void),
  }
  const clock = createFakeClock()
  const guard = guardProvider({ provider, clock, signal: new AbortController().signal })
  return {
    wallet,
    asked,
    clock,
    listeners,
    go: (signal?: AbortSignal) => switchChain({ guard, clock, chainId: 10, chain, signal }),
  }
}

const refuse = (error: unknown) => (): never => {
  throw error
}
const tick = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

describe('switchChain', () => {
  it('switches a wallet that knows the chain, also one without events', async () => {
    const { go, asked, listeners, clock } = createWallet({
      wallet_switchEthereumChain: (wallet) => {
        wallet.chainId = 10
      },
    })
    await go()
    expect(asked).toEqual([['wallet_switchEthereumChain', [{ chainId: '0xa' }]]])
    expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
  })

  it('takes the event for the answer of a wallet that does not answer', async () => {
    const { go, wallet, listeners } = createWallet({ wallet_switchEthereumChain: () => new Promise(() => undefined) })
    const going = go()
    await tick()
    wallet.tell(5)
    wallet.tell(10)
    await going
    expect(listeners.size).toBe(0)
  })

  it('adds a chain that the wallet does not know, with its public endpoint [S7.087] [S8.088]', async () => {
    const { go, asked } = createWallet({
      wallet_switchEthereumChain: refuse(unrecognized),
      wallet_addEthereumChain: (wallet) => {
        wallet.chainId = 10
      },
    })
    await go()
    expect(asked.slice(1)).toEqual([
      [
        'wallet_addEthereumChain',
        [
          {
            chainId: '0xa',
            chainName: 'OP Mainnet',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: ['https://public.example'],
            blockExplorerUrls: ['https://explorer.example'],
          },
        ],
      ],
    ])
  })

  it('asks once more of a wallet that adds a chain and stays where it is', async () => {
    let isAdded = false
    const { go, asked } = createWallet({
      wallet_switchEthereumChain: (wallet) => {
        if (!isAdded) throw unrecognized
        wallet.chainId = 10
      },
      wallet_addEthereumChain: () => {
        isAdded = true
      },
    })
    await go()
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['declines', { wallet_switchEthereumChain: refuse({ code: 4001 }) }, 'network.switchRejected'],
    [
      'declines to add it',
      { wallet_switchEthereumChain: refuse(unrecognized), wallet_addEthereumChain: refuse({ code: 4001 }) },
      'network.switchRejected',
    ],
    [
      'cannot add it',
      { wallet_switchEthereumChain: refuse(unrecognized), wallet_addEthereumChain: refuse({ code: 4200 }) },
      'network.unrecognized',
    ],
    ['cannot switch at all', { wallet_switchEthereumChain: refuse({ code: -32_601 }) }, 'request.unsupported'],
    ['fails', { wallet_switchEthereumChain: refuse(new Error('boom')) }, 'network.switchFailed'],
    [
      'fails to add it',
      { wallet_switchEthereumChain: refuse(unrecognized), wallet_addEthereumChain: refuse(new Error('boom')) },
      'network.switchFailed',
    ],
  ] as const)('rejects by code when the wallet %s', async (_title, answers, code) => {
    const { go, listeners, clock } = createWallet(answers)
    await expect(go()).rejects.toMatchObject({ code })
    expect([listeners.size, clock.countTimers()]).toEqual([0, 0])
  })

  it('waits 3 s for a wallet that approves before it has switched', async () => {
    const { go, wallet, clock } = createWallet({})
    const going = go()
    await tick()
    expect(clock.countTimers()).toBe(1)
    wallet.chainId = 10
    wallet.tell(10)
    await going
    expect(clock.countTimers()).toBe(0)
  })

  it('checks once more after that time, and then reports that the wallet did not switch', async () => {
    const late = createWallet({})
    const arriving = late.go()
    await tick()
    late.wallet.chainId = 10
    late.clock.advance(3_000)
    await arriving

    const never = createWallet({})
    const going = never.go()
    await tick()
    never.clock.advance(3_000)
    await expect(going).rejects.toMatchObject({ code: 'network.switchFailed' })
    expect([never.listeners.size, never.clock.countTimers()]).toEqual([0, 0])
  })

  it('rejects at once when the app aborts', async () => {
    const { go, listeners } = createWallet({ wallet_switchEthereumChain: () => new Promise(() => undefined) })
    const controller = new AbortController()
    const going = go(controller.signal)
    await tick()
    controller.abort()
    await expect(going).rejects.toMatchObject({ name: 'ModalError' })
    expect(listeners.size).toBe(0)
  })
})
