import { afterEach, expect, it } from 'vitest'
import { openBrowserSocket } from '../../kernel/ports/openBrowserSocket.ts'
import { startCloudRelay } from '../../test/pairing/startCloudRelay.ts'
import { startRawWallet } from '../../test/pairing/startRawWallet.ts'
import { startSignClient, testNamespaces } from '../../test/pairing/startSignClient.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const outage = 10_000

it('survives 10 s without the relay, with at most 10 sockets and the answer within 3 s of its return', async () => {
  const relay = await startCloudRelay()
  ends.push(relay.close)
  const opened: number[] = []
  const client = startSignClient({
    relayUrl: relay.url,
    openSocket: (url) => {
      opened.push(Date.now())
      return openBrowserSocket(url)
    },
  })
  ends.push(client.destroy)
  const { uri, approval } = await client.propose({ namespaces: testNamespaces })
  const wallet = await startRawWallet(relay.url, uri)
  ends.push(wallet.close)
  await wallet.respond()
  await wallet.settle()
  const { topic } = await approval

  const answer = client
    .request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: ['0x00'] })
    .then((result) => ({ result, at: Date.now() }))
  const { id } = await wallet.waitFor(({ method }) => method === 'wc_sessionRequest')
  await relay.kill()
  const killedAt = Date.now()
  await expect.poll(() => Date.now() - killedAt, { timeout: 2 * outage }).toBeGreaterThanOrEqual(outage)
  expect(opened.filter((at) => at >= killedAt).length).toBeGreaterThan(3)

  await relay.start()
  await wallet.reconnect()
  await wallet.sendText(topic, JSON.stringify({ id, jsonrpc: '2.0', result: 'signed' }))
  // Measured from when the relay runs and has the answer, because the start of its process takes a variable time.
  const handedOverAt = Date.now()
  const { result, at } = await answer
  expect(result).toBe('signed')
  expect(at - handedOverAt).toBeLessThan(3_000)
  expect(opened.filter((time) => time >= killedAt && time < killedAt + outage).length).toBeLessThanOrEqual(10)
  const isLonger = Math.max(0, handedOverAt - killedAt - outage)
  expect(opened.filter((time) => time >= killedAt).length).toBeLessThanOrEqual(10 + isLonger / 1_600)
})
