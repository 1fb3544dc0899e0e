import { apiErrorSchema, getHistory } from '@latchkey/protocol/api'
import { getConfig } from '@latchkey/protocol/project'
import { startDevnet } from '@latchkey/devnet'
import { numberToHex } from 'viem'
import { parse } from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { sendRpc } from '../../../test/chain/sendRpc.ts'
import { sendTransaction } from '../../../test/chain/sendTransaction.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'

it('answers from the index of a local chain, and begins anew when the chain is reset', async () => {
  const [devnet, storage] = await Promise.all([startDevnet({ chains: [31337] }), openTestStorage()])
  onTestFinished(() => Promise.all([devnet.stop(), storage.close()]).then(() => undefined))
  const [chain] = devnet.description.evm
  const [from, to] = chain?.accounts ?? []
  if (chain === undefined || from === undefined || to === undefined)
    throw new TypeError('The devnet must have accounts.')
  const cloud = await startTestCloud({
    storage,
    environment: { LATCHKEY_INDEX: 'eip155:31337', LATCHKEY_RPC_EIP155_31337: chain.rpcUrl },
  })
  const ask = (query = '') => cloud.ask(`/v1/account/${from.address}/history?chainId=eip155:31337${query}`)
  const read = async (query?: string) => parse(getHistory.response, await (await ask(query)).json())
  /** The amount of the newest transaction, past the cache. */
  const readNewest = async () => {
    cloud.clock.now += 2_000
    return (await read()).data[0]?.transfers[0]?.quantity?.numeric
  }
  const pay = (value: bigint) =>
    sendTransaction(chain.rpcUrl, { from: from.address, to: to.address, value: numberToHex(value), gas: '0x5208' })
  const { features } = parse(getConfig.response, await (await cloud.ask('/appkit/v1/config')).json())
  expect(features.activity).not.toBe(false)
  cloud.clock.now = Date.now()
  for (let count = 0; count < 55; count += 1) await pay(1_000_000_000_000_000n)
  await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200)
  const first = await read()
  expect(first.data).toHaveLength(50)
  expect(first.data[0]).toMatchObject({
    metadata: { operationType: 'send', status: 'confirmed', sentTo: to.address },
    transfers: [{ direction: 'out', quantity: { numeric: '0.001' } }],
  })
  await pay(2_000_000_000_000_000n)
  await expect.poll(readNewest, { timeout: 60_000 }).toBe('0.002')
  const cursor = `&cursor=${encodeURIComponent(first.next ?? '')}`
  expect((await read(cursor)).data.length).toBeGreaterThan(4)
  await sendRpc(chain.rpcUrl, 'anvil_reset')
  await pay(3_000_000_000_000_000n)
  await expect.poll(readNewest, { timeout: 60_000 }).toBe('0.003')
  const refused = await ask(cursor)
  expect([refused.status, parse(apiErrorSchema, await refused.json()).code]).toEqual([400, 'cursor_invalid'])
})
