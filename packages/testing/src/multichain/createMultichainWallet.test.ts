import { describe, expect, it, onTestFinished } from 'vitest'
import { bitcoinTestKeys } from '../bitcoin/bitcoinTestKeys.ts'
import { solanaTestKeys } from '../solana/solanaTestKeys.ts'
import { alice, bob } from '../test/testAccounts.ts'
import { testKeys } from '../wallet/testKeys.ts'
import type { WalletPrompt } from '../wallet/types.ts'
import { createMultichainWallet } from './createMultichainWallet.ts'
import type { MultichainWalletParameters } from './types.ts'

const origin = 'https://app.example'
const sol = ['oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96', 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'] as const
const btc = 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw'
const taproot = 'bcrt1pyl5zj379vk48fw22fx9r7h88v2rwksly972jnjuczkujkz48r6vs2cawcn'

function open(parameters: MultichainWalletParameters = {}) {
  const wallet = createMultichainWallet({
    name: 'Everything',
    eip155: { accounts: testKeys.slice(0, 2) },
    solana: { accounts: solanaTestKeys.slice(0, 2) },
    bip122: { accounts: bitcoinTestKeys.slice(0, 1) },
    ...parameters,
  })
  onTestFinished(() => wallet.destroy())
  const connect = {
    eip155: () => wallet.eip155.request({ origin, method: 'eth_requestAccounts' }),
    solana: () => wallet.solana.request({ origin, method: 'standard:connect' }),
    bip122: () => wallet.bip122.request({ origin, method: 'wallet_connect' }),
  }
  return { wallet, connect, connectAll: () => Promise.all(Object.values(connect).map((run) => run())) }
}

describe('createMultichainWallet', () => {
  it('has one name, all addresses, and one log in order of arrival', async () => {
    const { wallet, connect } = open()
    expect(new Set([wallet, wallet.eip155, wallet.solana, wallet.bip122].map(({ info }) => info.name))).toEqual(
      new Set(['Everything']),
    )
    expect(wallet.accounts).toEqual([alice, bob, ...sol, btc, taproot])
    await connect.solana()
    await connect.eip155()
    await connect.bip122()
    await connect.solana()
    const log = wallet.requests.map(({ id, method, chainId }) => [id, method, chainId])
    expect(log).toEqual([
      [1, 'standard:connect', 'solana:localnet'],
      [2, 'eth_requestAccounts', 31337],
      [3, 'wallet_connect', 'bitcoin:regtest'],
      [4, 'standard:connect', 'solana:localnet'],
    ])
    expect(wallet.solana.requests.map(({ id }) => id)).toEqual([1, 4])
    expect((await wallet.waitForRequest('wallet_connect')).id).toBe(3)
    const waiting = [wallet.waitForRequest('standard:connect'), wallet.waitForRequest('standard:connect')]
    expect((await Promise.all(waiting)).map(({ id }) => id)).toEqual([1, 4])
    await expect(wallet.waitForRequest('signPsbt', { timeoutMs: 1 })).rejects.toMatchObject({
      code: 'testing.requestNotMade',
      message: expect.stringContaining('eth_requestAccounts, wallet_connect'),
    })
  })

  it('has one script for all requests', async () => {
    const { wallet, connect, connectAll } = open()
    wallet.reject({ times: 2 })
    await expect(connect.solana()).rejects.toMatchObject({ code: 4001 })
    await expect(connect.bip122()).rejects.toMatchObject({ code: 4001 })
    wallet.approve({ accounts: [bob, sol[1], taproot] })
    expect(await connectAll()).toMatchObject([
      [bob],
      { accounts: [{ address: sol[1] }] },
      { addresses: [{ address: taproot }] },
    ])
    expect(() => wallet.approve({ accounts: ['0x0000000000000000000000000000000000000001'] })).toThrowError(
      expect.objectContaining({ code: 'testing.invalidParameter' }),
    )
  })

  it('changes the accounts of the given kinds of chain, and disconnects everything with an empty list', async () => {
    const { wallet, connectAll } = open()
    await connectAll()
    const look = async () => [
      await wallet.eip155.request({ origin, method: 'eth_accounts' }),
      Object(await wallet.solana.request({ origin, method: 'standard:connect', params: { silent: true } })).accounts
        .length,
      Object(await wallet.bip122.request({ origin, method: 'standard:connect', params: { silent: true } })).accounts
        .length,
    ]
    wallet.changeAccounts([sol[1], bob])
    expect(await look()).toEqual([[bob], 1, 2])
    wallet.lock()
    expect(await look()).toEqual([[], 0, 0])
    wallet.unlock()
    expect(await look()).toEqual([[bob], 1, 2])
    wallet.goOffline()
    await expect(look()).rejects.toMatchObject({ code: 4900 })
    wallet.reset()
    wallet.changeAccounts([])
    expect(await look()).toEqual([[], 0, 0])
  })

  it('asks one visitor, who unlocks all parts at once', async () => {
    const prompts: WalletPrompt[] = []
    const { wallet, connect } = open({
      confirm: async (prompt) => {
        prompts.push(prompt)
        return { approved: true }
      },
    })
    wallet.lock()
    await connect.bip122()
    expect(wallet.isLocked || wallet.solana.isLocked).toBe(false)
    await connect.solana()
    expect(prompts.map(({ kind, chain }) => [kind, chain.chainId])).toEqual([
      ['unlock', 'bitcoin:regtest'],
      ['connect', 'bitcoin:regtest'],
      ['connect', 'solana:localnet'],
    ])
    expect(prompts.map((prompt) => (prompt.kind === 'connect' ? prompt.accounts : []))).toEqual([
      [],
      [btc, taproot],
      sol,
    ])
  })
})
