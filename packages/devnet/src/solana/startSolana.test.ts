import { describe, expect, it, onTestFinished } from 'vitest'
import { canConnect } from '../test/canConnect.ts'
import { getFreePort } from '../../../../getFreePort.shared.ts'
import { deriveSolanaKey } from '../test/deriveSolanaKey.ts'
import { startSolana } from './startSolana.ts'
import { toBase58 } from './json/toBase58.ts'

const mnemonic = 'test test test test test test test test test test test junk'

async function start(port = 0) {
  const chain = await startSolana({ port })
  onTestFinished(() => chain.stop())
  return chain
}

async function ask(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result } = JSON.parse(await response.text())
  return result?.value ?? result
}

describe('startSolana', () => {
  it('is the same chain in every run: its name, accounts, mints and balances', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const { rpcUrl: firstUrl, websocketUrl: _, ...first } = one.description
    const { rpcUrl: secondUrl, websocketUrl: __, ...second } = two.description
    expect(second).toEqual(first)
    expect(first.caipNetworkId).toBe(`solana:${first.genesisHash.slice(0, 32)}`)
    const programs = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
    const subjects = [...first.accounts.map(({ address }) => address), ...first.tokens.map(({ mint }) => mint)]
    const read = async (url: string) => [
      await ask(url, 'getGenesisHash', []),
      await ask(url, 'getMultipleAccounts', [subjects]),
      // The order of a program's accounts is unspecified.
      ...(
        await Promise.all(programs.map((program) => ask(url, 'getProgramAccounts', [program, { encoding: 'base64' }])))
      ).map((accounts) =>
        JSON.stringify(Array.isArray(accounts) ? accounts.map((account) => JSON.stringify(account)).sort() : []),
      ),
    ]
    expect(await read(secondUrl)).toEqual(await read(firstUrl))
  })

  it('has the accounts that a wallet derives from the mnemonic', async () => {
    const { description } = await start()
    description.accounts.forEach((account, index) => {
      const { publicKey, seed } = deriveSolanaKey({ mnemonic, index })
      expect(account).toEqual({
        address: toBase58(publicKey),
        secretKey: toBase58(Buffer.concat([seed, publicKey])),
      })
    })
  })

  it('listens on the requested port and the next one, and frees both', async () => {
    // Not a port that the system has assigned: it may assign the next one to another process.
    const port = await getFreePort()
    const chain = await start(port)
    const { rpcUrl, websocketUrl } = chain.description
    expect([rpcUrl, websocketUrl]).toEqual([`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port + 1}`])
    expect(await Promise.all([rpcUrl, websocketUrl].map(canConnect))).toEqual([true, true])
    await chain.stop()
    expect(await Promise.all([rpcUrl, websocketUrl].map(canConnect))).toEqual([false, false])
  })
})
