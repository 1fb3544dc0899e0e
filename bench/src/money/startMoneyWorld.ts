import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { getFreePort } from '../../../getFreePort.shared.ts'
import { sendBatch } from '../indexer/sendBatch.ts'
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

const packages = path.resolve(import.meta.dirname, '../../../packages')
/** A token of which each account has 1,000, except those whose address ends in 00. */
const code = '0x60043560ff161515633b9aca000260005260206000f3'
const chainId = 31_337

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
    const devnet = spawn(
      process.execPath,
      [
        path.join(packages, 'devnet/dist/entrypoints/cli.js'),
        ...['--json', '--chains', String(chainId), '--evm-port', '0', '--faucet-port', '0'],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    stops.push(() => devnet.kill())
    const [line] = await once(devnet.stdout.setEncoding('utf8'), 'data')
    const {
      evm: [chain],
    }: {
      readonly evm: readonly { readonly rpcUrl: string; readonly accounts: readonly { readonly address: string }[] }[]
    } = JSON.parse(String(line))
    const [owner, payer] = chain?.accounts ?? []
    if (chain === undefined || owner === undefined || payer === undefined) throw new Error('The devnet has no chain.')
    const { rpcUrl } = chain

    const tokens = Array.from({ length: parameters.tokens }, () => ({ chainId, address: toAddress() }))
    await sendBatch(
      rpcUrl,
      tokens.map(({ address }) => ({ method: 'anvil_setCode', params: [address, code] })),
    )
    const receiver = toAddress()
    await pay({ rpcUrl, from: payer.address, to: receiver, payments: parameters.payments })

    const doubles = await startDoubles({ tokens })
    stops.push(() => doubles.stop())
    const cloudUrl = await startCloud({
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
    const pageUrl = await startPage(stops)
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

async function startCloud(parameters: {
  readonly stops: (() => unknown)[]
  readonly environment: Readonly<Record<string, string>>
}): Promise<string> {
  const { stops, environment } = parameters
  const data = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-'))
  stops.push(() => rmSync(data, { recursive: true, force: true }))
  const port = await getFreePort()
  const cloud = spawn(
    process.execPath,
    [path.join(packages, 'cloud/dist/entrypoints/cli.js'), '--port', String(port), '--data', data, '--dev'],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  stops.push(async () => {
    const gone = once(cloud, 'exit')
    cloud.kill()
    await gone
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    cloud.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part
      if (output.includes('latchkey-cloud ready')) resolve()
    })
    cloud.once('exit', (status) => reject(new Error(`The cloud ended with ${status}: ${output}`)))
  })
  return `http://127.0.0.1:${port}`
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

async function startPage(stops: (() => unknown)[]): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-'))
  stops.push(() => rmSync(outDir, { recursive: true, force: true }))
  const root = path.resolve(import.meta.dirname, '../../apps/money')
  await build({
    configFile: false,
    root,
    plugins: [react()],
    // The packages of the workspace have another React for their own tests.
    resolve: { dedupe: ['react', 'react-dom'] },
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port: await getFreePort(), strictPort: true },
  })
  stops.push(() => server.close())
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The page has no address.')
  return url
}
