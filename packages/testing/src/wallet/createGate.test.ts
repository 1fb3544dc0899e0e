import { describe, expect, it } from 'vitest'
import { openWallet } from '../test/openWallet.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { alice, bob, carol } from '../test/testAccounts.ts'
import type { Confirm, ConfirmDecision, EvmWalletParameters, WalletPrompt } from './types.ts'

const { getChain } = runDevnet()
const open = (parameters?: EvmWalletParameters) => openWallet([getChain(31337)], parameters)
const sign = ['0x6869', alice]

describe('ask', () => {
  function createOwner() {
    const prompts: { prompt: WalletPrompt; answer: (decision: ConfirmDecision) => void; signal: AbortSignal }[] = []
    const confirm: Confirm = (prompt, { signal }) => new Promise((answer) => prompts.push({ prompt, answer, signal }))
    return { prompts, confirm }
  }

  it('is the default of a wallet with "confirm", which receives the prompt', async () => {
    const { prompts, confirm } = createOwner()
    const { wallet, site } = open({ confirm })
    const connecting = site.request('eth_requestAccounts')
    await expect.poll(() => prompts.length).toBe(1)
    expect(prompts[0]?.prompt).toMatchObject({
      kind: 'connect',
      origin: site.origin,
      method: 'eth_requestAccounts',
      accounts: [alice, bob],
      wallet: wallet.info,
      chain: { chainId: 31337 },
    })
    prompts[0]?.answer({ approved: true, accounts: [bob, carol] })
    expect(await connecting).toEqual([bob])
  })

  it('turns a rejection into 4001, and a failing question into -32603', async () => {
    const { wallet, site } = open()
    wallet.ask({ confirm: async () => ({ approved: false }), times: 1 })
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    wallet.ask({ confirm: () => Promise.reject(new Error('no screen')) })
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: -32603, message: 'no screen' })
  })

  it('answers a second connection with -32002 while the first one is visible', async () => {
    const { prompts, confirm } = createOwner()
    const { site } = open({ confirm })
    const first = site.request('eth_requestAccounts')
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
    await expect.poll(() => prompts.length).toBe(1)
    prompts[0]?.answer({ approved: false })
    await expect(first).rejects.toMatchObject({ code: 4001 })
  })

  it('asks to unlock first, and withdraws that question if the wallet is unlocked otherwise', async () => {
    const { prompts, confirm } = createOwner()
    const { wallet, site } = open({ confirm })
    wallet.lock()
    const first = site.request('eth_requestAccounts')
    await expect.poll(() => prompts[0]?.prompt.kind).toBe('unlock')
    prompts[0]?.answer({ approved: true })
    await expect.poll(() => prompts[1]?.prompt.kind).toBe('connect')
    prompts[1]?.answer({ approved: true })
    expect(await first).toEqual([alice, bob])

    wallet.lock()
    const second = site.request('personal_sign', sign)
    await expect.poll(() => prompts[2]?.prompt.kind).toBe('unlock')
    wallet.unlock()
    await expect.poll(() => prompts[3]?.prompt.kind).toBe('signMessage')
    expect(prompts[2]?.signal.aborted).toBe(true)
    prompts[3]?.answer({ approved: false })
    await expect(second).rejects.toMatchObject({ code: 4001 })

    wallet.lock()
    const third = site.request('personal_sign', sign)
    await expect.poll(() => prompts[4]?.prompt.kind).toBe('unlock')
    prompts[4]?.answer({ approved: false })
    await expect(third).rejects.toMatchObject({ code: 4001 })
    expect(wallet.isLocked).toBe(true)
  })

  it('asks only for the unlock if the site is connected', async () => {
    const { prompts, confirm } = createOwner()
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.ask({ confirm })
    wallet.lock()
    const again = site.request('eth_requestAccounts')
    await expect.poll(() => prompts[0]?.prompt.kind).toBe('unlock')
    prompts[0]?.answer({ approved: true })
    expect(await again).toEqual([alice, bob])
    expect(prompts.length).toBe(1)
  })

  it('passes methods without a prompt, even if a rule names them', async () => {
    const { prompts, confirm } = createOwner()
    const { wallet, site } = open()
    wallet.ask({ confirm, methods: ['eth_chainId'] })
    expect(await site.request('eth_chainId')).toBe('0x7a69')
    expect(prompts).toEqual([])
  })

  it('requires a "confirm" function', () => {
    expect(() => open().wallet.ask()).toThrow(expect.objectContaining({ code: 'testing.invalidParameter' }))
  })
})
