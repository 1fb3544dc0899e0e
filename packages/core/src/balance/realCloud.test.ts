import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { defineNetwork } from '../network/networks/defineNetwork.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startCloudRelay, type CloudRelay } from '../test/pairing/startCloudRelay.ts'
import { readPortfolio } from './portfolio.ts'
import { refreshBalances } from './refreshBalances.ts'
import { tokenBalancesQuery } from './tokenBalancesQuery.ts'

const owner = '0x1111111111111111111111111111111111111111'

/** A node of a chain without Multicall3, on which each account owns the same. */
async function startNode() {
  const node = { wei: 10n ** 18n, reads: 0 }
  const answer = ({ id, method }: { readonly id: number; readonly method: string }) => {
    if (method === 'eth_getBalance') node.reads++
    const results: Readonly<Record<string, string>> = {
      eth_chainId: '0x7a69',
      eth_blockNumber: '0x1',
      eth_getBalance: `0x${node.wei.toString(16)}`,
    }
    return { jsonrpc: '2.0', id, result: results[method] ?? '0x' }
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const body = JSON.parse(text) as Parameters<typeof answer>[0] | Parameters<typeof answer>[0][]
      const json = Array.isArray(body) ? body.map(answer) : answer(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { node, close, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

let chain: Awaited<ReturnType<typeof startNode>>
let cloud: CloudRelay
beforeAll(async () => {
  chain = await startNode()
  cloud = await startCloudRelay({ environment: { LATCHKEY_RPC_EIP155_31337: chain.url } })
})
afterAll(async () => {
  await cloud.close()
  chain.close()
})

it('reads balances of a real cloud, and after a transaction the new one past its cache', async () => {
  const { node, url } = chain
  const network = defineNetwork({
    id: 31_337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const { modal } = createTestModal({
    fake: createFakeAdapter({ networkId: 'eip155:31337' }),
    options: { projectId: 'dev', cloud: cloud.url.replace('ws:', 'http:'), networks: [network] },
  })
  onTestFinished(() => modal.destroy())
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  const request = { namespace: 'eip155', caipAddress: `eip155:31337:${owner}` } as const
  const [coin] = await tokenBalancesQuery.read(modal, request)
  expect(coin).toMatchObject({ symbol: 'ETH', chainId: 'eip155:31337', quantity: { decimals: '18', numeric: '1' } })
  node.wei = 5n * 10n ** 17n
  await refreshBalances(modal, { caipAddress: request.caipAddress, contracts: [] })
  const { tokens, total, isComplete } = await readPortfolio(modal, { namespace: 'eip155' })
  expect(tokens).toMatchObject([{ quantity: { numeric: '0.5' } }])
  expect({ total, isComplete }).toEqual({ total: undefined, isComplete: false })
  expect(node.reads).toBe(2)
})
