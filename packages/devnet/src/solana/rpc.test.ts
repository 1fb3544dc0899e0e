import { once } from 'node:events'
import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { bodyLimit } from './constants.ts'
import { runSolana } from '../test/runSolana.ts'

const solana = runSolana()
const nobody = '11111111111111111111111111111112'

async function signTransfer(): Promise<Buffer> {
  const { connection, getKeypair } = solana()
  const from = getKeypair(0)
  const latest = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: from.publicKey, ...latest })
  const toPubkey = Keypair.generate().publicKey
  transaction.add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey, lamports: 1_000_000 }))
  transaction.sign(from)
  return transaction.serialize()
}

/** Opens a connection, and yields its messages one after another. */
async function openSocket(): Promise<{ send: (text: string) => void; next: () => Promise<Record<string, unknown>> }> {
  const socket = new WebSocket(solana().chain.description.websocketUrl)
  onTestFinished(() => socket.terminate())
  const messages: Record<string, unknown>[] = []
  socket.on('message', (bytes: Buffer) => messages.push(JSON.parse(bytes.toString())))
  await once(socket, 'open')
  return {
    send: (text) => socket.send(text),
    async next() {
      await expect.poll(() => messages.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)
      return messages.shift() ?? {}
    },
  }
}

describe('the RPC of Solana', () => {
  it('responds to a batch in order, with an error for each failed request', async () => {
    const response = await solana().post(
      JSON.stringify([
        { jsonrpc: '2.0', id: 1, method: 'getHealth' },
        { jsonrpc: '2.0', id: 'two', method: 'getNothing' },
        { jsonrpc: '2.0', method: 'getHealth' },
        17,
        { jsonrpc: '2.0', id: null, method: 'getGenesisHash', params: [] },
      ]),
    )
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', result: 'ok', id: 1 },
      { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: 'two' },
      { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid request' }, id: null },
      { jsonrpc: '2.0', result: solana().chain.description.genesisHash, id: null },
    ])
  })

  it.each([
    ['no JSON', '{', { code: -32700, message: 'Parse error' }],
    ['an empty batch', '[]', { code: -32600, message: 'Invalid request' }],
    ['a number', '7', { code: -32600, message: 'Invalid request' }],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"getHealth"}', { code: -32600 }],
    ['no method', '{"jsonrpc":"2.0","id":1}', { code: -32600 }],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"getHealth"}', { code: -32600 }],
    ['parameters by name', '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":{}}', { code: -32602 }],
    ['a name of every object', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', { code: -32601 }],
  ])('rejects %s', async (_, body, error) => {
    const response = await solana().post(body)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error })
  })

  it.each([
    ['getBalance', [], -32602, /should have more arguments/],
    ['getBalance', [7], -32602, /invalid type: number, expected a string/],
    ['getBalance', ['0OIl'], -32602, /^Invalid param: Invalid$/],
    ['getBalance', ['abc'], -32602, /^Invalid param: WrongSize$/],
    ['getBalance', [nobody, { commitment: 'certain' }], -32602, /unknown variant "certain"/],
    [
      'getBalance',
      [nobody, { minContextSlot: 999_999_999_999 }],
      -32016,
      /^Minimum context slot has not been reached$/,
    ],
    ['getAccountInfo', [nobody, { encoding: 'hex' }], -32602, /unknown variant "hex"/],
    ['getMultipleAccounts', [Array(101).fill(nobody)], -32602, /^Too many inputs provided; max 100$/],
    ['getSignatureStatuses', [['abc']], -32602, /^Invalid param: WrongSize$/],
    ['getSignaturesForAddress', [nobody, { limit: 1001 }], -32602, /^Invalid limit; max 1000$/],
    ['getSignaturesForAddress', [nobody, { commitment: 'processed' }], -32602, /commitment below `confirmed`/],
    ['getTokenAccountBalance', [nobody], -32602, /^Invalid param: could not find account$/],
    ['getTokenSupply', ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'], -32602, /^Invalid param: not a Token mint$/],
    [
      'getTokenAccountsByOwner',
      [nobody, { programId: nobody }],
      -32602,
      /^Invalid param: unrecognized Token program id$/,
    ],
    ['getTokenAccountsByOwner', [nobody, {}], -32602, /expected one of `mint`, `programId`/],
    ['getProgramAccounts', [nobody, { filters: [{ memcmp: { offset: -1, bytes: 'a' } }] }], -32602, /expected u64/],
    ['getProgramAccounts', [nobody, { filters: Array.from({ length: 5 }, () => ({ dataSize: 1 })) }], -32602, /max 4/],
    ['getMinimumBalanceForRentExemption', [1e9], -32602, /10485760 bytes at most/],
    ['requestAirdrop', [nobody, 1e15], -32603, /airdrop request failed/],
    ['latchkey_advanceSlots', [0], -32602, /from 1 to 10000 slots/],
    ['sendTransaction', ['AA*A', { encoding: 'base64' }], -32602, /^invalid base64 encoding$/],
    ['sendTransaction', ['0OIl'], -32602, /^invalid base58 encoding$/],
    ['sendTransaction', ['A'.repeat(2_000), { encoding: 'base64' }], -32602, /too large: 2000 bytes/],
    ['sendTransaction', ['AAAA', { encoding: 'base64' }], -32602, /^failed to deserialize/],
    ['sendTransaction', ['', { encoding: 'base64' }], -32602, /^failed to deserialize/],
    ['getFeeForMessage', ['AAAA'], -32602, /^failed to deserialize/],
  ])('rejects %s %j as a node does', async (method, params, code, message) => {
    const reply = await solana().ask(method, params)
    expect(reply.error).toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it('survives malformed transactions of every kind', async () => {
    const { ask, connection } = solana()
    const wire = await signTransfer()
    const broken = [
      ...Array.from({ length: wire.length }, (_, index) => wire.subarray(0, index)),
      ...Array.from({ length: wire.length }, (_, index) => {
        const copy = Buffer.from(wire)
        copy[index] = (copy[index] ?? 0) ^ 0xff
        return copy
      }),
      Buffer.concat([wire, Buffer.from([0])]),
    ]
    const before = await connection.getTransactionCount('processed')
    const attempts = [
      { method: 'sendTransaction', options: { skipPreflight: false }, allowed: [-32602, -32002, -32003] },
      // A node silently drops what it accepts without preflight.
      { method: 'sendTransaction', options: { skipPreflight: true }, allowed: [-32602, undefined] },
      // Neither signature nor blockhash is checked, so that only the malformed part matters.
      { method: 'simulateTransaction', options: { replaceRecentBlockhash: true }, allowed: [-32602, undefined] },
    ]
    for (const { allowed, method, options } of attempts) {
      const requests = broken.map((bytes, id) => ({
        ...{ jsonrpc: '2.0', id, method },
        params: [getBase64Decoder().decode(bytes), { encoding: 'base64', ...options }],
      }))
      for (let start = 0; start < requests.length; start += 50) {
        const response = await solana().post(JSON.stringify(requests.slice(start, start + 50)))
        const replies: { error?: { code: number } }[] = JSON.parse(await response.text())
        expect(replies.map(({ error }) => error?.code).filter((code) => !allowed.includes(code))).toEqual([])
      }
    }
    expect(await connection.getTransactionCount('processed')).toBe(before)
    // The valid one still works.
    const sound = await ask('sendTransaction', [getBase58Decoder().decode(wire)])
    expect(sound.error).toBeUndefined()
  })

  it('accepts pages of any origin, and rejects other methods, types and sizes by status', async () => {
    const { chain, post } = solana()
    const { rpcUrl } = chain.description
    const preflight = await fetch(rpcUrl, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,solana-client',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('*')
    expect(await (await fetch(`${rpcUrl}/health`)).text()).toBe('ok')
    expect((await fetch(rpcUrl)).status).toBe(405)
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(`[${' '.repeat(bodyLimit)}]`)).status).toBe(413)
    expect((await fetch(chain.description.websocketUrl.replace('ws', 'http'))).status).toBe(426)
  })

  it("writes numbers beyond JavaScript's range with all their digits", async () => {
    const { chain, post } = solana()
    const [account] = chain.description.accounts
    const params = [account?.address, { encoding: 'base64' }]
    const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params }))
    expect(await response.text()).toContain('"rentEpoch":18446744073709551615')
  })

  it('filters the accounts of a program, and slices their data', async () => {
    const { ask, chain } = solana()
    const [token] = chain.description.tokens
    const [holder] = chain.description.accounts
    const filters = [{ dataSize: 165 }, { memcmp: { offset: 0, bytes: token?.mint } }]
    const find = async (more: readonly object[]) => {
      const options = { encoding: 'base64', dataSlice: { offset: 64, length: 8 }, filters: [...filters, ...more] }
      const { result } = await ask('getProgramAccounts', ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', options])
      return result
    }
    expect(await find([])).toHaveLength(10)
    const amount = Buffer.alloc(8)
    amount.writeBigUInt64LE(1_000_000_000_000n)
    expect(await find([{ memcmp: { offset: 32, bytes: holder?.address } }])).toMatchObject([
      { account: { data: [amount.toString('base64'), 'base64'], space: 165 } },
    ])
  })

  it('lists the largest accounts and the supply of a token', async () => {
    const { ask, chain } = solana()
    const token = chain.description.tokens[1]
    const { result: largest } = await ask('getTokenLargestAccounts', [token?.mint])
    expect(largest).toMatchObject({
      value: Array.from({ length: 10 }, () => ({ amount: '100000000', uiAmountString: '1000000' })),
    })
    const { result: supply } = await ask('getTokenSupply', [token?.mint])
    expect(supply).toMatchObject({ value: { amount: '1000000000', decimals: 2 } })
  })

  it('returns the current slot and epoch as time advances', async () => {
    const { ask } = solana()
    const { result: before } = await ask('getSlot', [{ commitment: 'processed' }])
    const { result: now } = await ask('latchkey_advanceSlots', [1000])
    expect(Number(now)).toBeGreaterThanOrEqual(Number(before) + 1000)
    const { result: epoch } = await ask('getEpochInfo', [{ commitment: 'processed' }])
    expect(epoch).toMatchObject({ slotsInEpoch: 432_000, absoluteSlot: expect.any(Number) })
    expect(await ask('getVersion')).toMatchObject({ result: { 'solana-core': expect.any(String) } })
  })

  it('rejects invalid subscriptions over its WebSocket, and keeps running', async () => {
    const { next, send } = await openSocket()
    send('{')
    expect(await next()).toMatchObject({ error: { code: -32700 } })
    send('{"jsonrpc":"2.0","id":1,"method":"blockSubscribe","params":["all"]}')
    expect(await next()).toMatchObject({ id: 1, error: { code: -32601 } })
    send('{"jsonrpc":"2.0","id":2,"method":"accountSubscribe","params":["abc"]}')
    expect(await next()).toMatchObject({ id: 2, error: { code: -32602, message: 'Invalid param: WrongSize' } })
    send('{"jsonrpc":"2.0","id":3,"method":"slotUnsubscribe","params":[99]}')
    expect(await next()).toMatchObject({ id: 3, error: { code: -32602 } })
    send('{"jsonrpc":"2.0","id":4,"method":"getHealth"}')
    expect(await next()).toEqual({ jsonrpc: '2.0', result: 'ok', id: 4 })
  })

  it('notifies at once, and only once, of a signature that was already confirmed', async () => {
    const { ask } = solana()
    const { result: signature } = await ask('sendTransaction', [
      getBase64Decoder().decode(await signTransfer()),
      { encoding: 'base64' },
    ])
    const isConfirmed = async () => {
      const { result } = await ask('getSignatureStatuses', [[signature]])
      return result
    }
    await expect.poll(isConfirmed).toMatchObject({ value: [{ confirmationStatus: 'confirmed' }] })
    const { next, send } = await openSocket()
    const params = [signature, { commitment: 'confirmed' }]
    send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params }))
    expect(await next()).toEqual({ jsonrpc: '2.0', result: 1, id: 1 })
    expect(await next()).toMatchObject({
      method: 'signatureNotification',
      params: { subscription: 1, result: { value: { err: null } } },
    })
    send('{"jsonrpc":"2.0","id":2,"method":"signatureUnsubscribe","params":[1]}')
    expect(await next()).toMatchObject({ id: 2, error: { message: 'Invalid subscription id.' } })
  })
})
