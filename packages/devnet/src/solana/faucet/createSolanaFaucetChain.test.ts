import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Devnet } from '../../Devnet.ts'
import type { DevnetSolanaChain } from '../../DevnetDescription.ts'
import { startDevnet } from '../../startDevnet.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: ['solana'] })
})
afterAll(() => devnet.stop())

function getChain(): { chain: DevnetSolanaChain; connection: Connection } {
  const { solana } = devnet.description
  if (solana === undefined) throw new TypeError('Solana does not run.')
  return { chain: solana, connection: new Connection(solana.rpcUrl, 'confirmed') }
}

async function post(body: object): Promise<{ status: number; body: unknown }> {
  const { caipNetworkId } = getChain().chain
  const response = await fetch(`${devnet.description.faucetUrl}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ caipNetworkId, ...body }),
  })
  return { status: response.status, body: await response.json() }
}

function createAddress(): string {
  return Keypair.generate().publicKey.toBase58()
}

describe('the faucet, on Solana', () => {
  it('sends 10 SOL by default, and the given lamports otherwise', async () => {
    const { chain, connection } = getChain()
    const { caipNetworkId } = chain
    for (const { amount, expected } of [{ expected: '10000000000' }, { amount: '1234567', expected: '1234567' }]) {
      const address = createAddress()
      expect(await post({ address, amount })).toEqual({
        status: 200,
        body: {
          hash: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/),
          caipNetworkId,
          address,
          amount: expected,
        },
      })
      expect(await connection.getBalance(new PublicKey(address))).toBe(Number(expected))
    }
  })

  it('sends tokens by symbol and by mint, into an account that it creates', async () => {
    const { chain, connection } = getChain()
    for (const { decimals, mint, symbol } of chain.tokens) {
      const address = createAddress()
      const standard = await post({ address, token: symbol })
      expect(standard).toMatchObject({ status: 200, body: { token: mint, amount: String(1000 * 10 ** decimals) } })
      expect(await post({ address, token: mint, amount: '7' })).toMatchObject({ status: 200 })
      const { value } = await connection.getParsedTokenAccountsByOwner(new PublicKey(address), {
        mint: new PublicKey(mint),
      })
      expect(value.map(({ account }) => account.data.parsed.info.tokenAmount.amount)).toEqual([
        String(1000 * 10 ** decimals + 7),
      ])
    }
  })

  it('serves many equal requests at once, each in full', async () => {
    const { connection } = getChain()
    const address = createAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ address, amount: '1000000' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await connection.getBalance(new PublicKey(address))).toBe(20_000_000)
  })

  it.each([
    [{ address: '0x00000000000000000000000000000000DeaDBeef' }, 'invalid_address', /32 bytes in base58/],
    [{ address: '11111111111111111111111111111111' }, 'invalid_address', /system program/],
    [{}, 'invalid_address', /not nothing/],
    [{ address: 'C1v4oKkA3DZr9n6dk73PDVZoGfQ5HQw7s265dq1ZXnku', token: 'LUSD' }, 'unknown_token', /TUSD .+ TEUR/],
    [{ address: 'C1v4oKkA3DZr9n6dk73PDVZoGfQ5HQw7s265dq1ZXnku', amount: '1000000000001' }, 'amount_too_large', /SOL/],
    [{ caipNetworkId: 'eip155:31337' }, 'unknown_network', /must be one of solana:/],
  ])('rejects %j', async (request, code, message) => {
    expect(await post(request)).toEqual({ status: 400, body: { code, message: expect.stringMatching(message) } })
  })

  it('says why the chain rejected a transfer: too little for a new account', async () => {
    expect(await post({ address: createAddress(), amount: '1' })).toEqual({
      status: 502,
      body: { code: 'chain_failed', message: expect.stringContaining('insufficient funds for rent') },
    })
  })

  it('is healthy while it runs, and describes it', async () => {
    const { faucetUrl } = devnet.description
    expect(await (await fetch(`${faucetUrl}/health`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(faucetUrl)).json()).toEqual(devnet.description)
  })
})
