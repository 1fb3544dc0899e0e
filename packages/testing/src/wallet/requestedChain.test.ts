import { getAddress, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { createReader } from '../test/createReader.ts'
import { openWallet } from '../test/openWallet.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { alice } from '../test/testAccounts.ts'
import type { WalletPrompt } from './types.ts'

const { getChain } = runDevnet()
const receiver = getAddress('0x00000000000000000000000000000000000b0b01')

async function openConnected() {
  const opened = openWallet([getChain(31337), getChain(31338)])
  await opened.site.request('eth_requestAccounts')
  const { origin } = opened.site
  const second = (method: string, params?: unknown) => opened.wallet.request({ origin, method, params, chainId: 31338 })
  return { ...opened, origin, second }
}

it('answers a request on its own chain without switching', async () => {
  const { wallet, second } = await openConnected()
  expect([await second('eth_chainId'), await second('net_version')]).toEqual(['0x7a6a', '31338'])
  const prompts: WalletPrompt[] = []
  wallet.ask({
    confirm: async (prompt) => {
      prompts.push(prompt)
      return { approved: true }
    },
  })
  const reader = createReader(getChain(31338))
  const hash = await second('eth_sendTransaction', [{ from: alice, to: receiver, value: numberToHex(5n) }])
  expect((await reader.waitFor(hash)).status).toBe('success')
  expect(await reader.getBalance(receiver)).toBe(5n)
  expect(prompts.map(({ chain }) => chain.chainId)).toEqual([31338])
  expect(await second('eth_getBalance', [receiver, 'latest'])).toBe('0x5')
  expect(wallet.requests.at(-1)?.chainId).toBe(31338)
  expect(wallet.chainId).toBe(31337)
})

it('refuses an unreachable chain: 4901', async () => {
  const { wallet, origin } = await openConnected()
  const request = { origin, method: 'eth_sendTransaction', params: [{ from: alice, to: receiver }], chainId: 99 }
  await expect(wallet.request(request)).rejects.toMatchObject({ code: 4901 })
})

it('withdraws a question whose request was aborted: 4900', async () => {
  const { wallet, origin } = await openConnected()
  const moot = new AbortController()
  const params = ['0x68', alice]
  let answer: Promise<unknown> | undefined
  const shown = await new Promise<AbortSignal>((resolve) => {
    wallet.ask({
      confirm: (_, { signal }) => {
        resolve(signal)
        return new Promise(() => {})
      },
    })
    answer = wallet.request({ origin, method: 'personal_sign', params, signal: moot.signal })
  })
  expect(shown.aborted).toBe(false)
  moot.abort()
  await expect(answer).rejects.toMatchObject({ code: 4900 })
  expect(shown.aborted).toBe(true)
})
