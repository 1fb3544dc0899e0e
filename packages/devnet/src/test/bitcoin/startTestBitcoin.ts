import type { LocalChain } from '../../LocalChain.ts'
import type { DevnetBitcoinChain } from '../../DevnetDescription.ts'
import { startBitcoin } from '../../bitcoin/startBitcoin.ts'

/** A response of the API. */
export interface TextAnswer {
  readonly status: number
  readonly text: string
}

/** A separate chain that mines only on request, accessed as an app would. */
export interface TestBitcoin extends LocalChain<DevnetBitcoinChain> {
  ask(path: string, init?: RequestInit): Promise<TextAnswer>
  /** Returns the JSON at a path. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test compares whatever JSON arrives
  read(path: string): Promise<any>
  /** Sends a transaction in hexadecimal. */
  send(hex: string): Promise<TextAnswer>
  mine(blocks?: number): Promise<void>
}

export async function startTestBitcoin(): Promise<TestBitcoin> {
  const bitcoin = await startBitcoin({ port: { name: 'bitcoin', number: 0 } })
  const ask = async (path: string, init?: RequestInit): Promise<TextAnswer> => {
    const response = await fetch(bitcoin.description.esploraUrl + path, init)
    return { status: response.status, text: await response.text() }
  }
  const post = (path: string, body: string): Promise<TextAnswer> => ask(path, { method: 'POST', body })
  await post('/devnet/mining', '{"paused":true}')
  return {
    ...bitcoin,
    ask,
    async read(path) {
      const { status, text } = await ask(path)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
      return JSON.parse(text)
    },
    send: (hex) => post('/tx', hex),
    async mine(blocks = 1) {
      await post('/devnet/mine', JSON.stringify({ blocks }))
    },
  }
}
