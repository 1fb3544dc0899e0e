import { recoverMessageAddress } from 'viem'
import { expect, it } from 'vitest'
import { buildScripts } from '../test/buildScripts.ts'
import { openDappClient } from '../test/openDappClient.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runRelay } from '../test/runRelay.ts'
import { runSite } from '../test/runSite.ts'
import { alice } from '../test/testAccounts.ts'
import { isBytes } from '../wallet/parse/isBytes.ts'

const { getChain } = runDevnet()
const relay = runRelay()
const { openContext } = runBrowser()
const html =
  '<!doctype html><html lang="en"><title>Phone</title><script type="module" src="/phonePage.js"></script></html>'
const { getUrl } = runSite(
  async () => ({ ...(await buildScripts(new URL('../test/phonePage.ts', import.meta.url))), '/': html }),
  () => getChain().rpcUrl,
  () => relay.getUrl(),
)
const message = '0x48656c6c6f'

it('runs in a page under a strict policy, contacts only relay and chain, and survives a reload', async () => {
  const page = await (await openContext()).newPage()
  const faults: string[] = []
  const reached: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (entry) => faults.push(entry.text()))
  page.on('request', (request) => reached.push(request.url()))
  page.on('websocket', (socket) => reached.push(socket.url()))
  await page.goto(getUrl())
  await page.waitForFunction(() => 'openPhone' in globalThis)
  const first = reached.splice(0)

  const makePhone = () =>
    page.evaluate(async (relayUrl) => {
      const phone = await Object(globalThis).openPhone(relayUrl)
      Object.assign(globalThis, { phone })
      return phone.state.sessions.length
    }, relay.getUrl())
  expect(await makePhone()).toBe(0)
  // The pairing library has loaded only now.
  const files = (urls: readonly string[]) => urls.filter((url) => url.endsWith('.js')).length
  expect(files(first)).toBeGreaterThan(0)
  expect(files(reached)).toBeGreaterThan(0)

  const dapp = await openDappClient(relay.getUrl(), { chains: ['eip155:31337'] })
  const { uri, session } = await dapp.propose()
  await page.evaluate((text) => Object(globalThis).phone.pair(text), uri)
  const { topic } = await session
  const signature = await dapp.request(topic, 'personal_sign', [message, alice])
  expect(isBytes(signature) && (await recoverMessageAddress({ message: { raw: message }, signature }))).toBe(alice)
  const hash = await dapp.request(topic, 'eth_sendTransaction', [{ from: alice, to: alice, value: '0x0' }])
  expect(hash).toMatch(/^0x[\da-f]{64}$/)

  await page.reload()
  await page.waitForFunction(() => 'openPhone' in globalThis)
  const answer = dapp.request(topic, 'personal_sign', [message, alice])
  expect(await makePhone()).toBe(1)
  expect(await answer).toBe(signature)

  const hosts = new Set(reached.map((url) => new URL(url).host))
  expect(hosts).toEqual(new Set([new URL(getUrl()).host, new URL(relay.getUrl()).host]))
  expect(faults).toEqual([])
})
