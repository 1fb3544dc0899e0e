import { recoverMessageAddress, recoverTypedDataAddress, parseTransaction, recoverTransactionAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { FrameFailure } from '../session/FrameFailure.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { mail } from '../vault/test/requests.ts'
import { setUpRpc } from './test/setUpRpc.ts'

const to = `0x${'b'.repeat(40)}`

describe('a message', () => {
  it('is signed after the approval, as text or in hexadecimal, with the address first or last', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const from = addresses.eip155
    for (const params of [
      ['Hello', from],
      ['0x48656c6c6f', from.toLowerCase()],
      [from, 'Hello'],
    ]) {
      const answer = request('personal_sign', params)
      const screen = await waitForScreen()
      expect(screen).toMatchObject({
        title: 'message',
        from,
        facts: { kind: 'message', text: [{ text: 'Hello', isHidden: false }], bytes: '0x48656c6c6f' },
      })
      screen.approve()
      const { result }: { readonly result?: unknown } = Object(await answer)
      expect(await recoverMessageAddress({ message: 'Hello', signature: toHex(result) })).toBe(from)
    }
  })

  it('names the characters that nothing shows (attack 59)', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const answer = request('personal_sign', ['Pay\u202E 001\u200B\u2028\u00A0to\tme\n', addresses.eip155])
    const { facts, reject } = await waitForScreen()
    expect(facts).toMatchObject({
      text: [
        { text: 'Pay', isHidden: false },
        { text: 'U+202E', isHidden: true },
        { text: ' 001', isHidden: false },
        { text: 'U+200B', isHidden: true },
        { text: 'U+2028', isHidden: true },
        { text: 'U+00A0', isHidden: true },
        { text: 'to\tme\n', isHidden: false },
      ],
    })
    reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('is shown as a sign-in if it is one for this app', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const text = `app.example wants you to sign in with your Ethereum account:\n${addresses.eip155}\n\nWelcome\n\nURI: https://app.example\nVersion: 1`
    const answer = request('personal_sign', [text, addresses.eip155])
    const screen = await waitForScreen()
    expect(screen).toMatchObject({
      title: 'signIn',
      facts: { kind: 'signIn', domain: 'app.example' },
    })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it.each([
    [
      'of another domain (attack 58)',
      'bank.example wants you to sign in with your Ethereum account:\n',
      'https://app.example',
    ],
    [
      'with a URI of another site (attack 58)',
      'app.example wants you to sign in with your Ethereum account:\n',
      'https://bank.example',
    ],
    [
      'with CRLF in the domain (attack 60)',
      'app.example\r\nbank.example wants you to sign in with your Ethereum account:\n',
      'https://app.example',
    ],
    [
      'that hides the sentence by zero-width characters (attack 59)',
      'bank.example wants\u200B you to sign in with your Ethereum account:\n',
      'https://app.example',
    ],
  ])('is refused as a sign-in %s', async (_name, sentence, uri) => {
    const { addresses, expectRefused } = await setUpRpc()
    const text = `${sentence}${addresses.eip155}\n\nURI: ${uri}\nVersion: 1`
    await expectRefused('personal_sign', [text, addresses.eip155], undefined, 'sign-in for another site')
  })

  it('of 32 bytes carries a red warning, and is never taken for a text (attack 135)', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const hash = `0x${'61'.repeat(31)}00`
    const answer = request('personal_sign', [hash, addresses.eip155])
    const screen = await waitForScreen()
    expect(screen).toMatchObject({ warnings: ['rawBytes'], facts: { text: undefined, bytes: hash } })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })
})

describe('a method', () => {
  it.each([
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'wallet_watchAsset',
    'eth_decrypt',
    'anvil_setBalance',
  ])('that the wallet does not have is refused: %s (attack 52) [S5.011]', async (method) => {
    const { expectRefused, asked } = await setUpRpc()
    await expectRefused(method, [], undefined, 'does not have')
    expect(asked).toEqual([])
  })

  it.each([
    'Personal_sign',
    'personal_sign ',
    'personal_s\u0456gn',
    'eth_sendtransaction',
    'solana_SignMessage',
    'constructor',
  ])('that is spelt otherwise is refused: %s (attack 53)', async (method) => {
    const { addresses, expectRefused, asked } = await setUpRpc()
    await expectRefused(method, ['Hello', addresses.eip155], undefined, 'does not have')
    expect(asked).toEqual([])
  })

  it('of one namespace is refused on networks of another', async () => {
    const { addresses, expectRefused } = await setUpRpc()
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    await expectRefused('personal_sign', ['Hello', addresses.eip155], solana, 'does not have')
    await expectRefused('eth_call', [], solana, 'does not have')
    await expectRefused('solana_signMessage', { message: '1', pubkey: addresses.solana }, 'eip155:1', 'does not have')
  })

  it.each(['wallet_grantPermissions', 'wallet_revokePermissions', 'wallet_getAssets'])(
    'that comes later is refused: %s',
    async (method) => {
      const { expectRefused } = await setUpRpc()
      await expectRefused(method, [], undefined, 'does not have')
    },
  )

  it('goes to a chain that the wallet does not know: refused', async () => {
    const { addresses, expectRefused } = await setUpRpc()
    await expectRefused('personal_sign', ['Hello', addresses.eip155], 'eip155:123456', 'does not have the network')
  })

  it('that reads is answered without the visitor [S5.012]', async () => {
    const { addresses, asked, request, screens } = await setUpRpc()
    expect(await request('eth_accounts', [])).toEqual({ result: [addresses.eip155] })
    expect(await request('eth_chainId', [], { chainId: 'eip155:8453' })).toEqual({ result: '0x2105' })
    expect(await request('eth_blockNumber', [])).toEqual({ result: '0x10' })
    expect(await request('eth_sendRawTransaction', ['0x00'])).toEqual({ result: '0x' })
    expect(asked.map(({ method, networkId }) => `${networkId} ${method}`)).toEqual([
      'eip155:1 eth_blockNumber',
      'eip155:1 eth_sendRawTransaction',
    ])
    expect(screens.get()).toBeUndefined()
  })
})

describe('another account', () => {
  const other = `0x${'c'.repeat(40)}`
  it.each([
    ['personal_sign', ['Hello', other]],
    ['eth_signTypedData_v4', [other, mail]],
    ['eth_sendTransaction', [{ from: other, to }]],
    ['wallet_sendCalls', [{ from: other, chainId: '0x1', calls: [{ to }] }]],
  ])('is refused: %s (attack 54)', async (method, params) => {
    const { expectRefused } = await setUpRpc()
    await expectRefused(method, params, undefined, 'another account')
  })

  it('is refused on solana (attack 54)', async () => {
    const { expectRefused } = await setUpRpc()
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    await expectRefused('solana_signMessage', { message: '1', pubkey: '1'.repeat(32) }, solana, 'another account')
  })
})

describe('typed data', () => {
  it('is shown as its types say, and signed as an object or as JSON', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    for (const given of [mail, JSON.stringify({ ...mail, message: { ...mail.message, unsigned: 'x' } })]) {
      const answer = request('eth_signTypedData_v4', [addresses.eip155, given])
      const screen = await waitForScreen()
      expect(screen.facts).toMatchObject({
        kind: 'typedData',
        primaryType: 'Mail',
        message: [
          {
            name: 'from',
            type: 'Person',
            children: [{ name: 'name' }, { name: 'wallets', children: [{ name: '0' }] }],
          },
          { name: 'contents', value: [{ text: 'Hello' }] },
        ],
      })
      expect(JSON.stringify(screen.facts)).not.toContain('unsigned')
      screen.approve()
      const { result }: { readonly result?: unknown } = Object(await answer)
      const signer = await recoverTypedDataAddress({ ...typed(mail), signature: toHex(result) })
      expect(signer).toBe(addresses.eip155)
    }
  })

  it.each([
    ['for another chain (attack 55)', { ...mail, domain: { ...mail.domain, chainId: 5 } }, 'another chain'],
    [
      'for another chain in hexadecimal (attack 55)',
      { ...mail, domain: { ...mail.domain, chainId: '0x5' } },
      'another chain',
    ],
    ['that is not JSON', '{', 'not JSON'],
    ['of a type that is not there', { ...mail, primaryType: 'constructor' }, 'constructor'],
    [
      'with a member that is not there',
      { ...mail, types: { Mail: [{ name: 'again', type: 'Mail' }] }, message: { again: {} } },
      'without again',
    ],
    [
      'of 3,000 values',
      {
        ...mail,
        types: { Mail: [{ name: 'list', type: 'uint8[]' }] },
        message: { list: Array.from({ length: 3_000 }, () => 1) },
      },
      'too many values',
    ],
  ])('is refused: %s', async (_name, given, reason) => {
    const { addresses, expectRefused } = await setUpRpc()
    await expectRefused('eth_signTypedData_v4', [addresses.eip155, given], undefined, reason)
  })

  it("is refused for the account's own domain (attack 132)", async () => {
    const { addresses, expectRefused } = await setUpRpc()
    for (const contract of [addresses.eip155, addresses.eip155.toLowerCase()]) {
      const given = { ...mail, domain: { ...mail.domain, verifyingContract: contract } }
      await expectRefused('eth_signTypedData_v4', [addresses.eip155, given], undefined, 'own domain')
    }
  })

  it('that permits to spend is shown as that, with a red warning (attack 67)', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const token = `0x${'d'.repeat(40)}`
    const spender = `0x${'e'.repeat(40)}`
    const permit2 = {
      types: {
        PermitSingle: [
          { name: 'details', type: 'PermitDetails' },
          { name: 'spender', type: 'address' },
          { name: 'sigDeadline', type: 'uint256' },
        ],
        PermitDetails: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint160' },
          { name: 'expiration', type: 'uint48' },
          { name: 'nonce', type: 'uint48' },
        ],
      },
      primaryType: 'PermitSingle',
      domain: { name: 'Permit2', chainId: 1, verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3' },
      message: {
        details: { token, amount: String((1n << 160n) - 1n), expiration: '9', nonce: '0' },
        spender,
        sigDeadline: '99',
      },
    }
    const answer = request('eth_signTypedData_v4', [addresses.eip155, permit2])
    const screen = await waitForScreen()
    expect(screen.warnings).toEqual(['permit2'])
    expect(screen.facts).toMatchObject({
      permit: { spender, tokens: [{ token, amount: 'unlimited' }], deadline: '9' },
    })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })
})

describe('a transaction', () => {
  it('is completed from the chain, shown, signed and sent; the answer is its hash', async () => {
    const { addresses, asked, request, waitForScreen } = await setUpRpc()
    const answer = request('eth_sendTransaction', [{ from: addresses.eip155, to, value: '0xde0b6b3a7640000' }])
    const screen = await waitForScreen()
    const coins = (units: string) => ({ units, decimals: 18, symbol: 'ETH' })
    expect(screen).toMatchObject({
      title: 'transaction',
      network: { name: 'Ethereum', isTestnet: false },
      warnings: [],
      facts: {
        kind: 'calls',
        calls: [
          { action: { kind: 'transfer', to, amount: coins('1000000000000000000') }, value: undefined, data: '0x' },
        ],
        // 26,250 gas at 3 gwei at most; 21,000 at 2 gwei probably.
        fee: { most: coins('78750000000000'), estimate: coins('42000000000000') },
      },
    })
    screen.approve()
    const { result }: { readonly result?: unknown } = Object(await answer)
    const sent = asked.find(({ method }) => method === 'eth_sendRawTransaction')
    const [raw]: readonly unknown[] = Array.isArray(sent?.params) ? sent.params : []
    expect(parseTransaction(toHex(raw))).toMatchObject({
      chainId: 1,
      nonce: 7,
      to,
      value: 10n ** 18n,
      gas: 26_250n,
      maxFeePerGas: 3_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
    expect(await recoverTransactionAddress({ serializedTransaction: toTypedHex(raw) })).toBe(addresses.eip155)
    expect(result).toMatch(/^0x[\da-f]{64}$/)
  })

  it('says so before the approval if the account has too few coins for the amount and the fee at most', async () => {
    const chain = { balance: 1_000n + 78_750_000_000_000n }
    const answers = { eth_getBalance: () => `0x${chain.balance.toString(16)}` }
    const { request, waitForScreen } = await setUpRpc({ answers })
    const send = () => request('eth_sendTransaction', [{ to, value: '0x3e8' }])
    const first = send()
    const covered = await waitForScreen()
    expect(covered.facts).not.toHaveProperty('tooFewCoins')
    covered.reject()
    await expect(first).rejects.toMatchObject({ code: 'request.rejected' })
    chain.balance -= 1n
    const second = send()
    const short = await waitForScreen(covered.id)
    expect(short.facts).toMatchObject({
      tooFewCoins: { units: String(chain.balance), decimals: 18, symbol: 'ETH' },
    })
    // Coins may arrive meanwhile, so the visitor can approve.
    short.approve()
    await expect(second).resolves.toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  it.each([
    ['with an authorization list (attack 64)', { authorizationList: [] }, 'authorizationList'],
    ['with blobs', { blobVersionedHashes: [] }, 'blobVersionedHashes'],
    ['with the address of a node (attack 72)', { rpcUrl: 'https://evil.example' }, 'rpcUrl'],
    ['to an address without 0x (attack 69)', { to: 'b'.repeat(40) }, '0x'],
    ['to nothing (attack 69)', { to: '' }, 'to'],
    ['of another chain', { chainId: '0x5' }, 'another chain'],
    ['of type 4', { type: '0x4' }, 'type'],
    ['with two data', { data: '0x01', input: '0x02' }, 'differ'],
    ['with a fee of thirty times the estimate (attack 70)', { maxFeePerGas: '0x174876e800' }, 'ten times'],
    ['with gas of a hundred times the estimate (attack 70)', { gas: '0x200b20' }, 'ten times'],
    ['with the nonce of a pending one (attack 71)', { nonce: '0x6' }, 'nonce'],
  ])('is refused %s', async (_name, change, reason) => {
    const { expectRefused } = await setUpRpc()
    await expectRefused('eth_sendTransaction', [{ to, ...change }], undefined, reason)
  })

  it('is refused if chain and page agree on an absurd fee (attack 134)', async () => {
    const { expectRefused } = await setUpRpc({
      answers: {
        eth_getBlockByNumber: () => ({ baseFeePerGas: '0x38d7ea4c68000' }),
        eth_maxPriorityFeePerGas: () => '0x38d7ea4c68000',
      },
    })
    await expectRefused('eth_sendTransaction', [{ to }], undefined, 'cap of the network')
  })

  it('shows what a token call does; a token whose decimals are absurd is shown in its smallest unit (attack 66)', async () => {
    const encode = (text: string) =>
      `0x${'20'.padStart(64, '0')}${text.length.toString(16).padStart(64, '0')}${Buffer.from(text).toString('hex').padEnd(64, '0')}`
    for (const [decimals, symbol, expected] of [
      ['0x06', encode('USDC'), { decimals: 6, symbol: 'USDC' }],
      ['0xc8', encode('USDC'), { decimals: undefined, symbol: 'USDC' }],
      ['0x06', encode('<b>USDC</b>'), { decimals: 6, symbol: undefined }],
      ['0x06', encode('US\u200BDC'), { decimals: 6, symbol: undefined }],
    ] as const) {
      const { request, waitForScreen } = await setUpRpc({
        answers: {
          eth_call: ([call]) =>
            Object(call).data === '0x313ce567' ? `0x${decimals.slice(2).padStart(64, '0')}` : symbol,
        },
      })
      const data = `0xa9059cbb${'c'.repeat(40).padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`
      const answer = request('eth_sendTransaction', [{ to, data }])
      const screen = await waitForScreen()
      expect(screen.facts).toMatchObject({
        calls: [
          {
            action: {
              kind: 'tokenTransfer',
              token: { address: to, ...expected },
              to: `0x${'c'.repeat(40)}`,
              amount: { units: '5000000', ...expected },
            },
          },
        ],
      })
      screen.reject()
      await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
    }
  })

  it.each([
    [
      'an unlimited approval',
      `0x095ea7b3${'c'.repeat(40).padStart(64, '0')}${'f'.repeat(64)}`,
      'unlimitedApproval',
      'approval',
    ],
    [
      'an approval for all',
      `0xa22cb465${'c'.repeat(40).padStart(64, '0')}${'1'.padStart(64, '0')}`,
      'approvalForAll',
      'approvalForAll',
    ],
  ])('carries a red warning: %s', async (_name, data, warning, kind) => {
    const { request, waitForScreen } = await setUpRpc()
    const answer = request('eth_sendTransaction', [{ to, data }])
    const screen = await waitForScreen()
    expect(screen.warnings).toEqual([warning])
    expect(screen.facts).toMatchObject({ calls: [{ action: { kind } }] })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('to oneself carries a red warning (attack 65), and so does an account with foreign code (attack 133)', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc({
      answers: { eth_getCode: () => `0xef0100${'a'.repeat(40)}` },
    })
    const answer = request('eth_sendTransaction', [{ to: addresses.eip155, data: '0x34fcd5be' }])
    const screen = await waitForScreen()
    expect(screen.warnings).toEqual(['selfCall', 'foreignCode'])
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it.each([
    ['the chain does not answer', lose],
    ['no node knows it', () => null],
  ])('may still happen if the answer is lost and %s, and the page learns its hash', async (_name, find) => {
    const { request, waitForScreen } = await setUpRpc({
      answers: { eth_sendRawTransaction: lose, eth_getTransactionByHash: find },
    })
    const answer = request('eth_sendTransaction', [{ to }])
    ;(await waitForScreen()).approve()
    await expect(answer).rejects.toMatchObject({
      code: 'rpc.failed',
      message: expect.stringMatching(/may still happen: 0x[\da-f]{64}$/),
    })
  })

  it('was sent if the answer is lost but a node knows it', async () => {
    const { request, waitForScreen } = await setUpRpc({
      answers: { eth_sendRawTransaction: lose, eth_getTransactionByHash: () => ({ blockHash: null }) },
    })
    const answer = request('eth_sendTransaction', [{ to }])
    ;(await waitForScreen()).approve()
    await expect(answer).resolves.toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{64}$/) })
  })
})

describe('a batch of calls', () => {
  it('is approved once and sent in order', async () => {
    const { asked, request, waitForScreen } = await setUpRpc({
      answers: { eth_getTransactionReceipt: () => ({ status: '0x1', transactionHash: '0x' }) },
    })
    const calls = [
      { to, value: '0x1' },
      { to, data: '0x12345678' },
    ]
    const answer = request('wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', atomicRequired: false, calls }])
    const screen = await waitForScreen()
    expect(screen).toMatchObject({
      title: 'batch',
      facts: { calls: [{ action: { kind: 'transfer' } }, { action: { kind: 'call', selector: '0x12345678' } }] },
    })
    screen.approve()
    const { result }: { readonly result?: { readonly id?: unknown } } = Object(await answer)
    const sent = asked.flatMap(({ method, params }) =>
      method === 'eth_sendRawTransaction' && Array.isArray(params) ? [parseTransaction(toHex(params[0])).nonce] : [],
    )
    expect(sent).toEqual([7, 8])
    expect(await request('wallet_getCallsStatus', [result?.id])).toMatchObject({
      result: { status: 200, atomic: false, chainId: '0x1' },
    })
  })

  it('ends after a call that may still happen, which is followed anyway', async () => {
    let sent = 0
    const { asked, request, waitForScreen } = await setUpRpc({
      answers: {
        eth_sendRawTransaction: () => ((sent += 1) === 2 ? lose() : '0x'),
        eth_getTransactionByHash: () => null,
        eth_getTransactionReceipt: () => ({ status: '0x1' }),
      },
    })
    const answer = request('wallet_sendCalls', [{ chainId: '0x1', calls: [{ to }, { to }, { to }] }])
    ;(await waitForScreen()).approve()
    const { result }: { readonly result?: { readonly id?: unknown } } = Object(await answer)
    expect(sent).toBe(2)
    // Two calls were sent and are on the chain, the third was not.
    expect(await request('wallet_getCallsStatus', [result?.id])).toMatchObject({
      result: { status: 600, receipts: [{ status: '0x1' }, { status: '0x1' }] },
    })
    const [, lost] = asked.filter(({ method }) => method === 'eth_getTransactionReceipt')
    expect(asked.filter(({ method }) => method === 'eth_getTransactionByHash')).toMatchObject([
      { params: lost?.params },
    ])
  })

  it.each([
    ['of 1,000 calls (attack 68)', { calls: Array.from({ length: 1_000 }, () => ({ to })) }, '1000 calls'],
    ['without calls', { calls: [] }, '0 calls'],
    ['whose to does not start with 0x [S5.019]', { calls: [{ to: 'b'.repeat(40) }] }, 'to does not start with 0x'],
    ['whose data does not start with 0x [S5.020]', { calls: [{ to, data: '1234' }] }, 'data does not start with 0x'],
    ['that has to be atomic', { calls: [{ to }], atomicRequired: true }, '5760'],
    [
      'with the URL of a paymaster (attack 73)',
      { calls: [{ to }], capabilities: { paymasterService: { url: 'http://169.254.169.254/' } } },
      '5700',
    ],
    ['of another chain', { calls: [{ to }], chainId: '0x5' }, 'another chain'],
    ['with a call that has more members', { calls: [{ to, from: to }] }, 'a call with from'],
  ])('is refused %s', async (_name, change, reason) => {
    const { expectRefused } = await setUpRpc()
    await expectRefused('wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', ...change }], undefined, reason)
  })
})

/** The answer does not arrive. */
function lose(): never {
  throw new SiteRefusal('unreachable', 'lost')
}

/** What viem takes as hexadecimal. */
function toHex(value: unknown): `0x${string}` {
  return `0x${String(value).slice(2)}`
}

function toTypedHex(value: unknown): `0x02${string}` {
  return `0x02${String(value).slice(4)}`
}

/** The same typed data in viem's types. */
function typed({ domain, message, types }: typeof mail) {
  const verifyingContract = toHex(domain.verifyingContract)
  return { types, primaryType: 'Mail' as const, domain: { ...domain, verifyingContract }, message: { ...message } }
}

describe('the trial run of a request', () => {
  const nothing = [{ calls: [{ status: '0x1', returnData: '0x', logs: [] }] }]
  const unlimited = { to, data: `0x095ea7b3${'0'.repeat(24)}${'c'.repeat(40)}${'f'.repeat(64)}` }

  it('takes no warning back, though a server says that nothing changes', async () => {
    const { request, screens, waitForScreen } = await setUpRpc({ answers: { eth_simulateV1: () => nothing } })
    const answer = request('eth_sendTransaction', [unlimited])
    const { reject } = await waitForScreen()
    await expect.poll(() => screens.get()).toMatchObject({ trial: { kind: 'done', changes: [] } })
    expect(screens.get()).toMatchObject({
      stage: 'ready',
      warnings: ['unlimitedApproval'],
      facts: { calls: [{ action: { kind: 'approval', amount: 'unlimited' } }] },
    })
    reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('delays no approval, and changes nothing of a screen that is over', async () => {
    let finish: (answer: unknown) => void = () => undefined
    const simulation = new Promise((resolve) => {
      finish = resolve
    })
    const { request, screens, waitForScreen } = await setUpRpc({ answers: { eth_simulateV1: () => simulation } })
    const answer = request('eth_sendTransaction', [{ to, value: '0x1' }])
    const screen = await waitForScreen()
    expect(screen.trial).toEqual({ kind: 'running' })
    screen.approve()
    expect(await answer).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{64}$/) })
    finish(nothing)
    await simulation
    expect(screens.get()).toBeUndefined()
  })

  it('is made of the bytes that the worker signs, with the gas that they have', async () => {
    const { addresses, asked, request, waitForScreen } = await setUpRpc({ answers: { eth_simulateV1: () => nothing } })
    const answer = request('eth_sendTransaction', [{ to, value: '0x5', data: '0x1234' }])
    const { reject } = await waitForScreen()
    await expect
      .poll(() => asked.find(({ method }) => method === 'eth_simulateV1')?.params)
      .toEqual([
        {
          blockStateCalls: [{ calls: [{ from: addresses.eip155, to, value: '0x5', gas: '0x668a', data: '0x1234' }] }],
          traceTransfers: true,
          validation: false,
        },
        'latest',
      ])
    reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('takes no place of the reason why the chain refuses a call of a batch', async () => {
    const { expectRefused } = await setUpRpc({
      answers: {
        eth_estimateGas: ([call]) => {
          if (JSON.stringify(call).includes('0x12345678'))
            throw new FrameFailure('rpc.failed', 'execution reverted: Paused')
          return '0x5208'
        },
      },
    })
    const calls = [{ to }, { to, data: '0x12345678' }]
    await expectRefused('wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', calls }], undefined, /Paused/)
  })

  it('counts as impossible at a node that does not report where coins go', async () => {
    const { request, screens, waitForScreen } = await setUpRpc({ answers: { eth_simulateV1: () => nothing } })
    const answer = request('eth_sendTransaction', [{ to, value: '0x5' }])
    const { reject } = await waitForScreen()
    await expect.poll(() => screens.get()).toMatchObject({ trial: { kind: 'unchecked' } })
    reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('does not happen for what is only signed', async () => {
    const { addresses, asked, request, waitForScreen } = await setUpRpc()
    const answer = request('personal_sign', ['Hello', addresses.eip155])
    const { reject, trial } = await waitForScreen()
    expect(trial).toBeUndefined()
    expect(asked).toEqual([])
    reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })
})
