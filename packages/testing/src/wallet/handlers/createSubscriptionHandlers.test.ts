import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { createSite } from '../../test/createSite.ts'
import { openWallet } from '../../test/openWallet.ts'
import { runDevnet } from '../../test/runDevnet.ts'
import { alice, bob } from '../../test/testAccounts.ts'

const { getChain } = runDevnet()

async function openConnected() {
  const opened = openWallet([getChain()])
  await opened.site.request('eth_requestAccounts')
  const messages = () => opened.site.events.filter(([event]) => event === 'message').map(([, data]) => data)
  return { ...opened, messages }
}

describe('eth_subscribe', () => {
  it('notifies the site, and only it, of each new block', async () => {
    const { wallet, site, messages } = await openConnected()
    const other = createSite(wallet, 'https://other.example')
    const subscription = await site.request('eth_subscribe', ['newHeads'])
    const hash = await site.request('eth_sendTransaction', [{ from: alice, to: bob, value: '0x1' }])
    await expect.poll(() => messages().length).toBe(1)
    const receipt = Object(await site.request('eth_getTransactionReceipt', [hash]))
    expect(messages()).toEqual([
      {
        type: 'eth_subscription',
        data: {
          subscription,
          result: expect.objectContaining({ hash: receipt.blockHash, number: receipt.blockNumber }),
        },
      },
    ])
    expect(other.events).toEqual([])
  })

  it('notifies of matching logs until it ends', async () => {
    const { wallet, site, messages } = await openConnected()
    const [first, second] = getChain().tokens
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 1n] })
    const send = (to: string | undefined) => site.request('eth_sendTransaction', [{ from: alice, to, data }])
    const subscription = await site.request('eth_subscribe', ['logs', { address: first?.address }])
    await send(second?.address)
    const transactionHash = await send(first?.address)
    await expect.poll(() => messages().length).toBe(1)
    expect(messages()).toMatchObject([{ data: { subscription, result: { transactionHash } } }])

    expect(await site.request('eth_unsubscribe', [subscription])).toBe(true)
    expect(await site.request('eth_unsubscribe', [subscription])).toBe(false)
    const heads = await site.request('eth_subscribe', ['newHeads'])
    await send(first?.address)
    // The later subscription has reported the block, so the ended one would have too.
    await expect.poll(() => messages().length).toBe(2)
    expect(messages()[1]).toMatchObject({ data: { subscription: heads } })
    expect(wallet.requests.at(-1)?.method).toBe('eth_sendTransaction')
  })

  it('ends when the page is closed', async () => {
    const polled: unknown[] = []
    let filters = 0
    const { wallet, site } = openWallet([getChain()], {
      async transport({ method, params }) {
        if (method === 'eth_newBlockFilter') return `0x${++filters}`
        polled.push(params[0])
        return []
      },
    })
    await site.request('eth_subscribe', ['newHeads'])
    await expect.poll(() => polled).toEqual(['0x1'])
    site.leave()
    await createSite(wallet, 'https://other.example').request('eth_subscribe', ['newHeads'])
    await expect.poll(() => polled.length, { timeout: 3_000 }).toBe(4)
    expect(polled).toEqual(['0x1', '0x2', '0x2', '0x2'])
  })

  it.each([[[]], [['newPendingTransactions']], [['logs', 'all']]])('refuses %j: -32602', async (params) => {
    const { site } = await openConnected()
    await expect(site.request('eth_subscribe', params)).rejects.toMatchObject({ code: -32602 })
  })
})
