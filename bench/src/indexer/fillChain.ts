import { sendBatch } from './sendBatch.ts'

/** Transfers of one transaction, and transactions of one block. */
const [perTransaction, perBlock] = [5, 100]

const transferEvent = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Sends transactions of a contract that writes a transfer to each of some accounts, whenever it is called. */
export async function fillChain(parameters: {
  readonly rpcUrl: string
  readonly accounts: readonly string[]
  readonly transfers: number
}): Promise<void> {
  const { accounts, rpcUrl, transfers } = parameters
  const [owner = ''] = accounts
  const toWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0')
  // LOG3 of the event, the caller and an account, with the word 1 as its amount.
  const logs = accounts.slice(0, perTransaction).map((to) => `7f${toWord(to)}337f${transferEvent}60206000a3`)
  const runtime = `6001600052${logs.join('')}00`
  const size = (runtime.length / 2).toString(16).padStart(4, '0')
  const code = `0x61${size}600e60003961${size}6000f3${runtime}`
  const [hash] = await sendBatch(rpcUrl, [{ method: 'eth_sendTransaction', params: [{ from: owner, data: code }] }])
  await sendBatch(rpcUrl, [{ method: 'anvil_mine', params: [] }])
  const [receipt] = await sendBatch(rpcUrl, [{ method: 'eth_getTransactionReceipt', params: [hash] }])
  const to: unknown =
    typeof receipt === 'object' && receipt !== null ? Reflect.get(receipt, 'contractAddress') : undefined
  await sendBatch(rpcUrl, [{ method: 'evm_setAutomine', params: [false] }])
  for (let sent = 0; sent < transfers; sent += perTransaction * perBlock) {
    const calls = Array.from({ length: perBlock }, (_unused, index) => ({
      method: 'eth_sendTransaction',
      params: [{ from: accounts[index % accounts.length], to, gas: '0x186a0' }],
    }))
    await sendBatch(rpcUrl, calls)
    await sendBatch(rpcUrl, [{ method: 'anvil_mine', params: [] }])
  }
}
