import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sendBatch } from '../indexer/sendBatch.ts'
import { chainId, startChain } from '../local/startChain.ts'
import { startBuiltPage } from '../local/startBuiltPage.ts'
import { startLocalCloud } from '../local/startLocalCloud.ts'
import { startDoubles } from './startDoubles.ts'

/** A local chain, the cloud as a developer starts it, and a built app that uses both. */
export interface MoneyWorld {
  readonly rpcUrl: string
  readonly pageUrl: string
  /** An account for which the chain signs. */
  readonly owner: string
  /** An account that has received payments. */
  readonly receiver: string
  stop(): Promise<void>
}

/** An address that is new to the chain. */
export const toAddress = (): string => `0x${randomBytes(19).toString('hex')}01`

/** An account without tokens. */
export const emptyAccount = `0x${'e'.repeat(38)}00`

/** A token of which each account has 1,000, except those whose address ends in 00. */
const code = '0x60043560ff161515633b9aca000260005260206000f3'

export async function startMoneyWorld(parameters: {
  /** How many tokens each account has. */
  readonly tokens: number
  /** How many payments the receiver has got. */
  readonly payments: number
}): Promise<MoneyWorld> {
  const stops: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const { accounts, rpcUrl } = await startChain(stops)
    const [owner, payer] = accounts
    if (owner === undefined || payer === undefined)
      throw new Error(`The benchmark needs two funded accounts; the chain at ${rpcUrl} has ${accounts.length}.`)

    const tokens = Array.from({ length: parameters.tokens }, () => ({ chainId, address: toAddress() }))
    await sendBatch(
      rpcUrl,
      tokens.map(({ address }) => ({ method: 'anvil_setCode', params: [address, code] })),
    )
    const receiver = toAddress()
    await pay({ rpcUrl, from: payer.address, to: receiver, payments: parameters.payments })

    const doubles = await startDoubles({ tokens })
    stops.push(() => doubles.stop())
    const cloudUrl = await startLocalCloud({
      stops,
      environment: {
        [`LATCHKEY_RPC_EIP155_${chainId}`]: rpcUrl,
        LATCHKEY_BALANCES: 'rpc',
        LATCHKEY_PRICES: 'defillama',
        LATCHKEY_DEFILLAMA_URL: doubles.url,
        LATCHKEY_INDEX: `eip155:${chainId}`,
        LATCHKEY_TOKEN_LISTS: `${doubles.url}/list.json`,
        LATCHKEY_LOG_LEVEL: 'error',
      },
    })
    await waitForCloud({ cloudUrl, receiver, tokens: parameters.tokens })
    const pageUrl = await startBuiltPage({ app: 'money', stops })
    const query = new URLSearchParams({ rpc: rpcUrl, cloud: cloudUrl })
    return { rpcUrl, pageUrl: `${pageUrl}?${query}`, owner: owner.address, receiver, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Makes payments in blocks of 250. Each has another amount. */
async function pay(parameters: {
  readonly rpcUrl: string
  readonly from: string
  readonly to: string
  readonly payments: number
}): Promise<void> {
  const { rpcUrl, from, to, payments } = parameters
  const [nonce] = await sendBatch(rpcUrl, [{ method: 'eth_getTransactionCount', params: [from, 'latest'] }])
  const toHex = (value: bigint): string => `0x${value.toString(16)}`
  await sendBatch(rpcUrl, [{ method: 'evm_setAutomine', params: [false] }])
  for (let sent = 0; sent < payments; sent += 250) {
    const calls = Array.from({ length: Math.min(250, payments - sent) }, (_unused, index) => ({
      method: 'eth_sendTransaction',
      params: [
        {
          ...{ from, to, gas: '0x5208', nonce: toHex(BigInt(String(nonce)) + BigInt(sent + index)) },
          value: toHex(10n ** 15n * BigInt(sent + index + 1)),
        },
      ],
    }))
    await sendBatch(rpcUrl, calls)
    await sendBatch(rpcUrl, [{ method: 'anvil_mine', params: [] }])
  }
  await sendBatch(rpcUrl, [{ method: 'evm_setAutomine', params: [true] }])
}

/** The list of tokens is read in the background, and the index begins with the first question. */
async function waitForCloud(parameters: {
  readonly cloudUrl: string
  readonly receiver: string
  readonly tokens: number
}): Promise<void> {
  const { cloudUrl, receiver, tokens } = parameters
  const ask = async (route: string): Promise<string> => {
    const url = `${cloudUrl}/v1/account/${route}chainId=eip155:${chainId}&projectId=dev&st=appkit&sv=html-latchkey-1`
    const response = await fetch(url, { headers: { origin: 'http://localhost' } })
    return response.text()
  }
  for (let tries = 0; ; tries += 1) {
    const balances = await ask(`${toAddress()}/balance?currency=usd&`)
    const history = await ask(`${receiver}/history?`)
    if (balances.split('"symbol":"T').length > tokens && history.split('"minedAt"').length > 50) return
    if (tries > 120) throw new Error(`The cloud is not ready: ${balances.slice(0, 300)} ${history.slice(0, 300)}`)
    await wait(500)
  }
}
