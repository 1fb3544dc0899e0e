import { describe, expect, it } from 'vitest'
import { demoFiles } from '../test/demoFiles.ts'
import { openDemo } from '../test/openDemo.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runSite } from '../test/runSite.ts'
import { alice, bob } from '../test/testAccounts.ts'
import { createEvmWallet } from '../wallet/createEvmWallet.ts'
import { announceWallet } from './announceWallet.ts'

const { getChain } = runDevnet()
const { openContext } = runBrowser()
const { getUrl } = runSite(demoFiles, () => getChain().rpcUrl)
const open = async () => openDemo(await openContext(), `${getUrl()}/?silent`)

describe('announceWallet', () => {
  it('announces a wallet in the page to its dapp, under the strictest policy', async () => {
    const { dapp, faults } = await open()
    expect(await dapp.list()).toEqual(['Demo Wallet'])
    for (const name of ['Demo Wallet', 'injected']) {
      expect(await dapp.ask(name, 'eth_requestAccounts')).toEqual([alice, bob])
      expect(await dapp.ask(name, 'eth_blockNumber')).toMatch(/^0x/)
    }
    const sent = [{ from: alice, to: bob, value: '0x1' }]
    expect(await dapp.ask('Demo Wallet', 'eth_sendTransaction', sent)).toMatch(/^0x[0-9a-f]{64}$/)
    expect(faults).toEqual([])
  })

  it('keeps the site across a reload in the given storage', async () => {
    const { page, dapp } = await open()
    await dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await page.reload()
    expect(await dapp.ask('Demo Wallet', 'eth_accounts')).toEqual([alice, bob])
  })

  it('notifies the page of the owner’s actions', async () => {
    const { page, dapp } = await open()
    await dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await page.evaluate(() => {
      const { wallet } = Object(globalThis)
      wallet.changeAccounts([wallet.accounts[1]])
      wallet.goOffline()
    })
    expect((await dapp.events()).map(([, event, data]) => [event, data])).toEqual([
      ['connect', { chainId: '0x7a69' }],
      ['accountsChanged', [alice, bob]],
      ['accountsChanged', [bob]],
      ['disconnect', { code: 4900 }],
    ])
  })

  it('calls every listener even if one throws', async () => {
    const { page, dapp, faults } = await open()
    const heard = await page.evaluate(async () => {
      const provider = Object(globalThis).dapp.find('Demo Wallet')
      const chains: string[] = []
      const count = { once: 0, removed: 0 }
      const removed = () => (count.removed += 1)
      provider.on('chainChanged', () => {
        throw new Error('broken listener')
      })
      provider.once('chainChanged', () => (count.once += 1))
      provider.on('chainChanged', removed)
      provider.removeListener('chainChanged', removed)
      provider.on('chainChanged', (chainId: string) => chains.push(chainId))
      await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
      await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })
      return { chains, count }
    })
    expect(heard).toEqual({ chains: ['0x7a6a', '0x7a69'], count: { once: 1, removed: 0 } })
    await expect.poll(() => faults).toEqual(['broken listener', 'broken listener'])
    expect(await dapp.ask('Demo Wallet', 'eth_chainId')).toBe('0x7a69')
  })

  it('ends: stops announcing, injecting and notifying, and restores the previous provider', async () => {
    const { page } = await open()
    const seen = await page.evaluate(() => {
      const scope = Object(globalThis)
      const count = () => {
        let announced = 0
        const listen = () => (announced += 1)
        addEventListener('eip6963:announceProvider', listen)
        dispatchEvent(new Event('eip6963:requestProvider'))
        removeEventListener('eip6963:announceProvider', listen)
        return announced
      }
      const look = () => [count(), 'ethereum' in scope, scope.ethereum?.isOther ?? scope.ethereum?.isThird ?? false]
      const looks = [look()]
      scope.end()
      looks.push(look())
      scope.ethereum = { isOther: true }
      const endSecond = scope.announceWallet(scope.createEvmWallet(), { as: 'injected' })
      const endThird = scope.announceWallet(scope.createEvmWallet({ flags: { isThird: true } }), { as: 'both' })
      looks.push(look())
      endThird()
      endThird()
      looks.push(look())
      endSecond()
      looks.push(look())
      return looks
    })
    expect(seen).toEqual([
      [1, true, false],
      [0, false, false],
      [1, true, true],
      [0, true, false],
      [0, true, true],
    ])
  })

  it('throws if there is no window', () => {
    expect(() => announceWallet(createEvmWallet())).toThrow(expect.objectContaining({ code: 'testing.notABrowser' }))
  })
})
