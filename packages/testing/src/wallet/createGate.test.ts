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
    const asked: { prompt: WalletPrompt; answer: (decision: ConfirmDecision) => void; signal: AbortSignal }[] = []
    const confirm: Confirm = (prompt, { signal }) => new Promise((answer) => asked.push({ prompt, answer, signal }))
    return { asked, confirm }
  }

  it('is how a wallet with "confirm" starts, and says what is asked', async () => {
    const { asked, confirm } = createOwner()
    const { wallet, site } = open({ confirm })
    const connecting = site.request('eth_requestAccounts')
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]?.prompt).toMatchObject({
      kind: 'connect',
      origin: site.origin,
      method: 'eth_requestAccounts',
      accounts: [alice, bob],
      wallet: wallet.info,
      chain: { chainId: 31337 },
    })
    asked[0]?.answer({ approved: true, accounts: [bob, carol] })
    expect(await connecting).toEqual([bob])
  })

  it('takes a no for 4001, and a question that fails for -32603', async () => {
    const { wallet, site } = open()
    wallet.ask({ confirm: async () => ({ approved: false }), times: 1 })
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    wallet.ask({ confirm: () => Promise.reject(new Error('no screen')) })
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: -32603, message: 'no screen' })
  })

  it('answers a second connection with -32002 while the first is on the screen', async () => {
    const { asked, confirm } = createOwner()
    const { site } = open({ confirm })
    const first = site.request('eth_requestAccounts')
    await expect(site.request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.answer({ approved: false })
    await expect(first).rejects.toMatchObject({ code: 4001 })
  })

  it('asks to unlock first, and takes that question back when the wallet is unlocked otherwise', async () => {
    const { asked, confirm } = createOwner()
    const { wallet, site } = open({ confirm })
    wallet.lock()
    const first = site.request('eth_requestAccounts')
    await expect.poll(() => asked[0]?.prompt.kind).toBe('unlock')
    asked[0]?.answer({ approved: true })
    await expect.poll(() => asked[1]?.prompt.kind).toBe('connect')
    asked[1]?.answer({ approved: true })
    expect(await first).toEqual([alice, bob])

    wallet.lock()
    const second = site.request('personal_sign', sign)
    await expect.poll(() => asked[2]?.prompt.kind).toBe('unlock')
    wallet.unlock()
    await expect.poll(() => asked[3]?.prompt.kind).toBe('signMessage')
    expect(asked[2]?.signal.aborted).toBe(true)
    asked[3]?.answer({ approved: false })
    await expect(second).rejects.toMatchObject({ code: 4001 })

    wallet.lock()
    const third = site.request('personal_sign', sign)
    await expect.poll(() => asked[4]?.prompt.kind).toBe('unlock')
    asked[4]?.answer({ approved: false })
    await expect(third).rejects.toMatchObject({ code: 4001 })
    expect(wallet.isLocked).toBe(true)
  })

  it('asks a connected site’s owner for nothing but the unlock', async () => {
    const { asked, confirm } = createOwner()
    const { wallet, site } = open()
    await site.request('eth_requestAccounts')
    wallet.ask({ confirm })
    wallet.lock()
    const again = site.request('eth_requestAccounts')
    await expect.poll(() => asked[0]?.prompt.kind).toBe('unlock')
    asked[0]?.answer({ approved: true })
    expect(await again).toEqual([alice, bob])
    expect(asked.length).toBe(1)
  })

  it('lets pass what asks nobody, also when it is named', async () => {
    const { asked, confirm } = createOwner()
    const { wallet, site } = open()
    wallet.ask({ confirm, methods: ['eth_chainId'] })
    expect(await site.request('eth_chainId')).toBe('0x7a69')
    expect(asked).toEqual([])
  })

  it('needs somebody to ask', () => {
    expect(() => open().wallet.ask()).toThrow(expect.objectContaining({ code: 'testing.invalidParameter' }))
  })
})
