import {
  AccountRole,
  address,
  getTransactionDecoder,
  verifySignature,
  getPublicKeyFromAddress,
  signatureBytes,
} from '@solana/kit'
import type { Instruction } from '@solana/kit'
import {
  hashMessage,
  parseTransaction as parseEvm,
  recoverAddress,
  recoverTransactionAddress,
  toHex as toViemHex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { fromHex, toUtf8 } from '../bytes.ts'
import { deriveAccounts } from '../derive/deriveAccounts.ts'
import {
  addresses,
  createSolanaTransaction,
  evmMessage,
  evmTransaction,
  evmTypedData,
  mail,
  origin,
  otherSigner,
  solanaTransaction,
  transaction,
} from '../test/requests.ts'
import { checkRequest } from './checkRequest.ts'
import { listWarnings } from './listWarnings.ts'
import { parseSignRequest } from './parseSignRequest.ts'
import { signWithKeys } from './signWithKeys.ts'

const mnemonic = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
const viemAccount = mnemonicToAccount(mnemonic)

/** What the worker does with a request: reads, checks, signs. */
async function sign(value: unknown) {
  const request = parseSignRequest(value)
  checkRequest(request, { addresses, origin })
  const { keys } = await deriveAccounts({ entropy: new Uint8Array(16), vaultId: 'v' })
  return signWithKeys(request, keys)
}

const check = (value: unknown) => {
  checkRequest(parseSignRequest(value), { addresses, origin })
}

describe('signing', () => {
  it('signs a message as viem does, and its signer is recovered', async () => {
    const [signature = new Uint8Array()] = await sign(evmMessage('Hello, world'))
    expect(toViemHex(signature)).toBe(await viemAccount.signMessage({ message: 'Hello, world' }))
    const hash = hashMessage('Hello, world')
    expect(await recoverAddress({ hash, signature })).toBe(addresses.eip155)
  })

  it('signs typed data as viem does', async () => {
    const [signature = new Uint8Array()] = await sign(evmTypedData)
    const { domain, ...rest } = mail
    const given = {
      ...rest,
      primaryType: 'Mail' as const,
      domain: { ...domain, verifyingContract: `0x${'c'.repeat(40)}` as const },
    }
    expect(toViemHex(signature)).toBe(await viemAccount.signTypedData(given))
  })

  it('signs transactions as viem does, of types 0, 1 and 2', async () => {
    const to = `0x${'b'.repeat(40)}` as const
    const accessList = [{ address: to, storageKeys: [new Uint8Array(32).fill(9)] }]
    const viemList = [{ address: to, storageKeys: [`0x${'09'.repeat(32)}` as const] }]
    const base = { to, value: 1_000n, nonce: 7, gas: 21_000n, chainId: 1 }
    const { maxFeePerGas, maxPriorityFeePerGas } = transaction.fee
    const priced = { ...evmTransaction, transaction: { ...transaction, fee: { gasPrice: maxFeePerGas } } }
    const listed = { ...priced, transaction: { ...priced.transaction, accessList } }
    const requests = [evmTransaction, priced, listed]
    const expected = await Promise.all([
      viemAccount.signTransaction({ ...base, type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas }),
      viemAccount.signTransaction({ ...base, type: 'legacy', gasPrice: maxFeePerGas }),
      viemAccount.signTransaction({ ...base, type: 'eip2930', gasPrice: maxFeePerGas, accessList: viemList }),
    ])
    const signed = await Promise.all(requests.map(async (request) => toViemHex((await sign(request))[0] ?? '')))
    expect(signed).toEqual(expected)
  })

  it('signs a batch in its order', async () => {
    const requests = [7n, 8n, 9n].map((nonce) => ({ ...evmTransaction, transaction: { ...transaction, nonce } }))
    const signed = await sign({ kind: 'batch', requests })
    expect(signed.map((bytes) => parseEvm(toViemHex(bytes)).nonce)).toEqual([7, 8, 9])
    const serializedTransaction = `0x02${toViemHex(signed[2] ?? '').slice(4)}` as const
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(addresses.eip155)
  })

  it('signs a Solana transaction so that the chain takes it, and a message', async () => {
    const [signed = new Uint8Array()] = await sign(solanaTransaction())
    const { messageBytes, signatures } = getTransactionDecoder().decode(signed)
    const key = await getPublicKeyFromAddress(address(addresses.solana))
    const signature = signatures[address(addresses.solana)] ?? new Uint8Array(64)
    expect(await verifySignature(key, signatureBytes(signature), messageBytes)).toBe(true)

    const [ofText = new Uint8Array()] = await sign({
      kind: 'solanaMessage',
      from: addresses.solana,
      message: toUtf8('Hi'),
    })
    expect(await verifySignature(key, signatureBytes(ofText), toUtf8('Hi'))).toBe(true)
  })

  it('signs what was shown: the request is copied when it arrives (attack 74)', () => {
    const mutable = { ...evmTransaction, transaction: { ...transaction, data: new Uint8Array(4) } }
    const request = parseSignRequest(mutable)
    mutable.transaction.to = `0x${'e'.repeat(40)}`
    mutable.transaction.data.fill(1)
    expect(request).toMatchObject({ transaction: { to: transaction.to, data: new Uint8Array(4) } })

    const letter = structuredClone(evmTypedData)
    const shown = parseSignRequest(letter)
    letter.typedData.message.from.name = 'Thief'
    letter.typedData.message.from.wallets.push(`0x${'e'.repeat(40)}`)
    letter.typedData.domain.chainId = 10
    expect(shown).toEqual(evmTypedData)
  })
})

describe('refusals', () => {
  const change = (part: object) => ({ ...evmTransaction, transaction: { ...transaction, ...part } })
  const withDomain = (domain: object) => ({ ...evmTypedData, typedData: { ...mail, domain } })
  const withType = (name: string) => ({
    ...evmTypedData,
    typedData: { ...mail, types: { ...mail.types, [name]: [{ name: 'a', type: 'uint256' }] } },
  })
  const { domain } = mail
  const fee = (price: bigint) => ({ maxFeePerGas: price, maxPriorityFeePerGas: 0n })

  it.each<[string, unknown, string]>([
    ['a method of another name (attack 52)', { ...evmTransaction, kind: 'eth_sign' }, 'unknown kind'],
    ['a method spelt otherwise (attack 53)', { ...evmTransaction, kind: 'EvmMessage' }, 'unknown kind'],
    ['another sender (attack 54)', { ...evmTransaction, from: `0x${'1'.repeat(40)}` }, 'another account'],
    ['another sender on Solana (attack 54)', { ...solanaTransaction(), from: otherSigner }, 'another account'],
    ['an unknown chain', { ...evmTransaction, chainId: 999_999 }, 'unknown chain'],
    ['typed data of an unknown chain', { ...evmTypedData, chainId: 999_999 }, 'unknown chain'],
    ['typed data for another chain (attack 55)', withDomain({ ...domain, chainId: 10 }), 'another chain'],
    ['the same in digits (attack 55)', withDomain({ ...domain, chainId: '0xa' }), 'another chain'],
    [
      'typed data of entry point 0.8 (attack 56)',
      withDomain({ ...domain, verifyingContract: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108' }),
      'entry point',
    ],
    ['a user operation as typed data (attack 56)', withType('PackedUserOperation'), 'an operation as typed data'],
    ['a Safe operation (attack 57)', withType('SafeOp'), 'an operation as typed data'],
    ['a Safe transaction (attack 57)', withType('SafeTx'), 'an operation as typed data'],
    [
      "typed data of the account's own address (attack 132)",
      withDomain({ ...domain, verifyingContract: addresses.eip155.toUpperCase().replace('0X', '0x') }),
      "the account's own domain",
    ],
    ['an authorization list (attack 64)', change({ authorizationList: [] }), 'unknown member authorizationList'],
    ['blobs', change({ blobVersionedHashes: [] }), 'unknown member blobVersionedHashes'],
    [
      'a type-4 transaction inside a batch (attack 64)',
      { kind: 'batch', requests: [change({ type: '0x4' })] },
      'member type',
    ],
    ['contract creation with value', change({ to: undefined }), 'contract creation with value'],
    ['32 calls and one (attack 68)', { kind: 'batch', requests: Array(33).fill(evmTransaction) }, 'number of calls'],
    ['an empty batch', { kind: 'batch', requests: [] }, 'number of calls'],
    ['a batch in a batch', { kind: 'batch', requests: [{ kind: 'batch', requests: [] }] }, 'not a text'],
    [
      'a batch of two chains',
      { kind: 'batch', requests: [evmTransaction, { ...evmTransaction, chainId: 10 }] },
      'several',
    ],
    ['an address without 0x (attack 69)', change({ to: 'b'.repeat(40) }), 'not an address'],
    ['an address with a wrong checksum', change({ to: addresses.eip155.replace('EfFD', 'effD') }), 'wrong checksum'],
    ['eleven times the estimated fee (attack 70)', change({ fee: fee(210_000_000_000n) }), 'ten times the estimate'],
    [
      'a fee above the cap, with an estimate to match (attack 134)',
      { ...change({ fee: fee(3_000_000_000_000n) }), estimatedFee: 10n ** 20n },
      'the cap of the network',
    ],
    ['a tip above the fee', change({ fee: { maxFeePerGas: 1n, maxPriorityFeePerGas: 2n } }), 'fee'],
    ['an address of an RPC server (attack 72)', { ...evmTransaction, rpcUrl: 'https://evil.example' }, 'member rpcUrl'],
    ['a digest (attack 135)', { ...evmMessage('x'), digest: new Uint8Array(32) }, 'unknown member digest'],
    [
      'a digest alone (attack 135)',
      { kind: 'digest', from: addresses.eip155, digest: new Uint8Array(32) },
      'unknown kind',
    ],
    ['a name of typed data that is shown otherwise', withType('Or\u202Eder'), 'name'],
    [
      'such a name of a member',
      { ...evmTypedData, typedData: { ...mail, types: { Mail: [{ name: 'amount\u200B', type: 'uint256' }] } } },
      'name',
    ],
    [
      'such a name of a member’s type',
      { ...evmTypedData, typedData: { ...mail, types: { Mail: [{ name: 'a', type: 'Per\u2066son[]' }] } } },
      'name',
    ],
    [
      'a primary type with the members of another',
      { ...evmTypedData, typedData: { ...mail, primaryType: 'A(B b)' } },
      'name',
    ],
    ['a negative amount', change({ value: -1n }), 'not an amount'],
    ['an amount above 256 bits', change({ value: 1n << 256n }), 'not an amount'],
    ['an amount as a text', change({ value: '0x1' }), 'not an amount'],
    ['a member named __proto__', { ...evmMessage('x'), more: JSON.parse('{"__proto__":1}') }, 'name'],
    ['what is too large', evmMessage('x'.repeat(262_145)), 'too large'],
    ['what is too deep', { ...evmMessage('x'), more: Array(20).reduce((inner) => [inner], 1) }, 'member more'],
  ])('refuses %s', (_, request, reason) => {
    expect(() => {
      check(request)
    }).toThrow(`vault.refused: `)
    expect(() => {
      check(request)
    }).toThrow(reason)
  })

  it('refuses a transaction as a Solana message, with or without its signatures (attack 61)', () => {
    const bytes = createSolanaTransaction()
    for (const message of [bytes, bytes.slice(65), Uint8Array.of(0x81, 1, 2), legacyMessage()])
      expect(() => {
        check({ kind: 'solanaMessage', from: addresses.solana, message })
      }).toThrow('a transaction as a message')
  })

  it('refuses a signer that the screen did not show (attack 62)', () => {
    const account = { address: address(otherSigner), role: AccountRole.READONLY_SIGNER }
    const bytes = createSolanaTransaction([
      { programAddress: address('Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'), accounts: [account] },
    ])
    expect(() => {
      check(solanaTransaction(bytes))
    }).toThrow('other signers than shown')
    check({ ...solanaTransaction(bytes), signers: [addresses.solana, otherSigner], estimatedFee: 10_000n })
  })

  it('refuses a lookup table whose accounts the screen did not show (attack 63)', () => {
    const bytes = createSolanaTransaction()
    // The last byte is the number of lookup tables.
    const table = Uint8Array.from([...bytes.subarray(0, -1), 1, ...new Uint8Array(32).fill(5), 1, 0, 0])
    expect(() => {
      check(solanaTransaction(table))
    }).toThrow('other lookup tables than shown')
    check({ ...solanaTransaction(table), lookupTables: ['LbUiWL3xVV8hTFYBVdbTNrpDo41NKS6o3LHHuDzjfcY'] })
  })

  it('refuses an absurd priority fee on Solana (attacks 70 and 134)', () => {
    const budget = (data: number[]): Instruction => ({
      programAddress: address('ComputeBudget111111111111111111111111111111'),
      data: Uint8Array.from(data),
    })
    // 1,000,000 units at 10^9 micro-lamports: one SOL.
    const bytes = createSolanaTransaction([budget([2, 64, 66, 15, 0]), budget([3, 0, 202, 154, 59, 0, 0, 0, 0])])
    expect(() => {
      check(solanaTransaction(bytes))
    }).toThrow('ten times the estimate')
    expect(() => {
      check({ ...solanaTransaction(bytes), estimatedFee: 10n ** 12n })
    }).toThrow('the cap of the network')
  })

  describe('sign-in messages', () => {
    const signIn = (site: string, uri: string, more = '') =>
      `${site} wants you to sign in with your Ethereum account:\n${addresses.eip155}\n\nURI: ${uri}\nVersion: 1\nChain ID: 1${more}`

    it('takes that of the app', () => {
      check(evmMessage(signIn('app.example', 'https://app.example/login')))
      check(evmMessage(signIn('https://app.example', 'https://app.example')))
      expect(() => {
        check(evmMessage('Never let a site that wants you to sign in hurry you.'))
      }).not.toThrow()
    })

    it.each<[string, string]>([
      ['another domain (attack 58)', signIn('bank.example', 'https://app.example')],
      ['another uri (attack 58)', signIn('app.example', 'https://bank.example')],
      ['a uri that only begins like ours (attack 58)', signIn('app.example', 'https://app.example.evil.example')],
      ['a second uri (attack 58)', signIn('app.example', 'https://app.example', '\nURI: https://bank.example')],
      [
        'zero-width characters in the sentence (attack 59)',
        signIn('bank.example', 'https://x.example').replace('wants', 'wa\u200Bnts'),
      ],
      ['bidi overrides (attack 59)', `\u202E${signIn('app.example', 'https://app.example')}`],
      ['a line break in the domain (attack 60)', signIn('app.example\r\nbank.example', 'https://app.example')],
      ['another domain on a later line (attack 60)', `\n${signIn('bank.example', 'https://bank.example')}`],
      ['full-width letters', signIn('bank.example', 'https://bank.example').replace('sign in', 'ｓｉｇｎ ｉｎ')],
    ])('refuses %s', (_, text) => {
      expect(() => {
        check(evmMessage(text))
      }).toThrow('sign-in for another site')
    })

    it('refuses that of another site on Solana, where the uri is optional (attack 58)', () => {
      const text = (site: string) => `${site} wants you to sign in with your Solana account:\n${addresses.solana}`
      const request = (site: string) => ({ kind: 'solanaMessage', from: addresses.solana, message: toUtf8(text(site)) })
      check(request('app.example'))
      expect(() => {
        check(request('bank.example'))
      }).toThrow('sign-in for another site')
    })
  })
})

it('takes the names of types that apps use, with colons and as arrays of arrays', () => {
  const primaryType = 'HyperliquidTransaction:UsdSend'
  const types = { [primaryType]: [{ name: '$_a1', type: 'uint8[2][]' }] }
  const typedData = { ...mail, types, primaryType, message: { $_a1: [[1, 2]] } }
  expect(parseSignRequest({ ...evmTypedData, typedData })).toMatchObject({ typedData })
})

describe('warnings', () => {
  const word = (digits: string) => digits.padStart(64, '0')
  const call = (hex: string, to: string = transaction.to) => ({
    ...evmTransaction,
    transaction: { ...transaction, to, data: fromHex(hex) },
  })
  const permit = (message: object) => ({
    ...evmTypedData,
    typedData: { ...mail, message: { spender: transaction.to, ...message } },
  })
  const tokenCall = (data: readonly number[]) => {
    const account = { address: address(otherSigner), role: AccountRole.WRITABLE }
    const programAddress = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
    const call: Instruction = { programAddress, accounts: [account, account, account], data: Uint8Array.from(data) }
    return solanaTransaction(createSolanaTransaction([call]))
  }
  const most = Array<number>(8).fill(255)
  it.each<[string, unknown, readonly string[]]>([
    ['a limited permit', permit({ value: '5' }), []],
    ['an unlimited permit', permit({ value: String(1n << 255n) }), ['unlimitedApproval']],
    ['the permit of DAI', permit({ allowed: true }), ['unlimitedApproval']],
    ['the permit of DAI beside a value', permit({ allowed: true, value: '0' }), ['unlimitedApproval']],
    ['the end of that permit', permit({ allowed: false }), []],
    ['an unlimited approval on Solana', tokenCall([4, ...most]), ['unlimitedApproval']],
    ['the same with decimals', tokenCall([13, ...most, 6]), ['unlimitedApproval']],
    ['a limited approval on Solana', tokenCall([4, ...most.slice(1), 0]), []],
    ['a transfer of tokens on Solana', tokenCall([3, ...most]), []],
    ['an ordinary transfer', evmTransaction, []],
    ['an ordinary message', evmMessage('Hello'), []],
    ['32 raw bytes', evmMessage('x'.repeat(32)), ['rawBytes']],
    ['a limited approval', call(`095ea7b3${word('b')}${word('64')}`), []],
    ['an unlimited approval', call(`095ea7b3${word('b')}${'f'.repeat(64)}`), ['unlimitedApproval']],
    ['the approval of all tokens', call(`a22cb465${word('b')}${word('1')}`), ['approvalForAll']],
    ['the end of that approval', call(`a22cb465${word('b')}${word('0')}`), []],
    ['Permit2', call('00', '0x000000000022D473030F116dDEE9F6B43aC78BA3'), ['permit2']],
    ['a call to oneself (attack 65)', call('00', addresses.eip155), ['selfCall']],
    [
      'both, in a batch (attack 65)',
      { kind: 'batch', requests: [evmTransaction, call(`095ea7b3${word('b')}${'f'.repeat(64)}`, addresses.eip155)] },
      ['selfCall', 'unlimitedApproval'],
    ],
    [
      'typed data of Permit2 (attack 67)',
      {
        ...evmTypedData,
        typedData: { ...mail, domain: { verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3' } },
      },
      ['permit2'],
    ],
  ])('%s', (_, request, warnings) => {
    expect(listWarnings(parseSignRequest(request))).toEqual(warnings)
  })
})

/** A message without a version: one signer, one instruction. */
function legacyMessage(): Uint8Array {
  const accounts = [...new Uint8Array(32).fill(1), ...new Uint8Array(32).fill(2)]
  return Uint8Array.from([1, 0, 1, 2, ...accounts, ...new Uint8Array(32).fill(3), 1, 1, 1, 0, 1, 9])
}
