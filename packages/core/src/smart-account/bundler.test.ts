import { createServer } from 'node:http'
import { once } from 'node:events'
import { createCloud, createLogger, readSettings } from '@latchkey/cloud'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { RemoteSession } from '../adapter/types.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFollowedAdapter } from '../test/createFollowedAdapter.ts'
import { createLoginWorld } from '../test/createLoginWorld.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { userOperationReceiptQuery } from './userOperationReceiptQuery.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const receipt = {
  userOpHash: hash,
  success: true,
  actualGasCost: '0x2386f26fc10000',
  receipt: { transactionHash: `0x${'cd'.repeat(32)}`, blockNumber: '0x10' },
}

/** A bundler behind a real cloud. */
const asked: unknown[] = []
let answer: object = { result: receipt }
let url: string
let close: () => Promise<void>
beforeAll(async () => {
  const bundler = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => {
      const body: { readonly id: number } = JSON.parse(text)
      asked.push(body)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ jsonrpc: '2.0', id: body.id, ...answer }))
    })
  })
  bundler.listen(0, '127.0.0.1')
  await once(bundler, 'listening')
  const { port } = Object(bundler.address())
  const environment = {
    LATCHKEY_PORT: '0',
    LATCHKEY_DATA: 'memory',
    LATCHKEY_DEV: '1',
    LATCHKEY_BUNDLER_EIP155_1: `http://127.0.0.1:${port}`,
  }
  const logger = createLogger({ level: 'error', format: 'json' })
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger })
  url = cloud.url
  close = async () => {
    await cloud.close()
    bundler.close()
  }
})
afterAll(async () => await close?.())

/** A page whose visitor is logged in, with a cloud. */
async function openConnected(cloud: string) {
  const world = createLoginWorld()
  const sessions: RemoteSession[] = []
  const others = [createFakeAdapter({ namespace: 'solana', wallets: [] }).factory]
  const page = world.openPage({
    cloud,
    projectId: 'dev',
    adapters: [createFollowedAdapter(sessions).factory, ...others],
  })
  onTestFinished(() => page.modal.destroy())
  await page.modal.start()
  await page.logIn('ada@example.com')
  const [session] = sessions
  if (session === undefined) throw new TypeError('No session was adopted')
  return { ...world, ...page, session }
}

it('answers a page’s request for the receipt of an operation by a POST to the bundler through the cloud [S7.062]', async () => {
  const { session, site } = await openConnected(url)
  const params = [hash]
  for (const method of ['eth_getUserOperationReceipt', 'eth_getUserOperationByHash']) {
    expect(session.grants.eip155?.methods).toContain(method)
    expect(await session.request({ networkId: mainnet.caipNetworkId, method, params })).toEqual(receipt)
    expect(asked.at(-1)).toMatchObject({ method, params })
  }
  // The frame holds keys, so no request reaches it that does not need them.
  expect(site.requests.map(({ name }) => name)).not.toContain('RPC_REQUEST')
})

it('sends the project, the chain and the bundler with it [S7.063]', async () => {
  const cloud = await startTestCloud()
  onTestFinished(() => cloud.close())
  cloud.on('sendBundlerRpc', { json: { jsonrpc: '2.0', id: 1, result: receipt } })
  const { session } = await openConnected(cloud.url)
  const request = { networkId: mainnet.caipNetworkId, method: 'eth_getUserOperationReceipt', params: [hash] }
  expect(await session.request(request)).toEqual(receipt)
  expect(cloud.callsOf('sendBundlerRpc')).toMatchObject([
    { query: { projectId: 'dev', chainId: 'eip155:1', bundler: 'latchkey' }, body: { params: [hash] } },
  ])
  expect(cloud.faults).toEqual([])
})

it('reads what became of an operation', async () => {
  const { modal } = await openConnected(url)
  const read = async (digits: string) =>
    await userOperationReceiptQuery.read(modal, { networkId: 'eip155:1', hash: `0x${digits.repeat(32)}` })
  answer = { result: receipt }
  expect(await read('01')).toEqual({
    isSuccess: true,
    transactionId: receipt.receipt.transactionHash,
    cost: '10000000000000000',
  })
  answer = { result: null }
  expect(await read('02')).toBeNull()
  answer = { result: { success: 'yes' } }
  await expect(read('03')).rejects.toMatchObject({ code: 'api.invalidResponse' })
  answer = { error: { code: -32_602, message: 'Missing or invalid userOpHash' } }
  await expect(read('04')).rejects.toMatchObject({
    code: 'request.failed',
    context: { providerCode: -32_602 },
    details: 'Missing or invalid userOpHash',
  })
})
