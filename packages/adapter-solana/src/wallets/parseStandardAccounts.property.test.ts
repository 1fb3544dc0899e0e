import { isModalError } from '@latchkey/core/adapter'
import { anything, array, assert, constantFrom, integer, oneof, property, record, string, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestNetwork, devnetId, mainnetId } from '../test/createTestWorld.ts'
import { isAddress } from '../chain/isAddress.ts'
import { decodeBase58, encodeBase58 } from '../chain/base58.ts'
import { parseBytes } from './parseBytes.ts'
import { parseStandardAccounts } from './parseStandardAccounts.ts'
import { toNetworkId } from './toNetworkId.ts'
import { runs } from '../../../../fuzz.shared.ts'

const networks = [createTestNetwork(mainnetId), createTestNetwork(devnetId), createTestNetwork('local')]
const key = uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes))
const chain = constantFrom('solana:mainnet', 'solana:devnet', 'solana:localnet', `solana:${mainnetId}`)
const account = record({
  publicKey: key,
  chains: array(chain, { minLength: 1, maxLength: 3 }),
  features: array(constantFrom('solana:signMessage', 'solana:signTransaction')),
}).map((fields) => ({ ...fields, address: encodeBase58(fields.publicKey) }))

describe('parseStandardAccounts', () => {
  it('reads every account of Solana, each once and in the order of the wallet', () => {
    assert(
      property(array(account, { maxLength: 4 }), (accounts) => {
        const parsed = parseStandardAccounts({ value: [...accounts, { chains: ['eip155:1'] }, ...accounts], networks })
        expect(parsed?.map((one) => one.address)).toStrictEqual([...new Set(accounts.map((one) => one.address))])
        expect(parsed?.every((one) => one.networkIds.length > 0)).toBe(true)
      }),
    )
  })

  it('refuses all if an account has the key of another', () => {
    assert(
      property(array(account, { maxLength: 3 }), account, key, (accounts, one, publicKey) => {
        const isOther = encodeBase58(publicKey) !== one.address
        expect(parseStandardAccounts({ value: [...accounts, { ...one, publicKey }], networks }) === undefined).toBe(
          isOther,
        )
      }),
    )
  })

  it('never throws, and returns only addresses of Solana on networks of Solana', () => {
    const foreign = record(
      {
        address: oneof(key.map(encodeBase58), string(), anything()),
        publicKey: oneof(key, anything()),
        chains: oneof(array(oneof(chain, string(), anything())), anything()),
        features: anything(),
      },
      { requiredKeys: [] },
    )
    assert(
      property(oneof(array(oneof(foreign, account, anything()), { maxLength: 3 }), anything()), (value) => {
        for (const { address, networkIds } of parseStandardAccounts({ value, networks }) ?? []) {
          expect(isAddress(address)).toBe(true)
          expect([networkIds].flat().every((id) => /^solana:[-_a-zA-Z\d]{1,32}$/.test(id))).toBe(true)
        }
      }),
      runs(500),
    )
  })
})

describe('encodings', () => {
  it('read the bytes that they write in base58', () => {
    assert(
      property(uint8Array({ minLength: 1, maxLength: 80 }), (value) => {
        const bytes = Uint8Array.from(value)
        expect(decodeBase58(encodeBase58(bytes))).toStrictEqual(bytes)
        expect(isAddress(encodeBase58(bytes))).toBe(bytes.length === 32)
      }),
    )
  })

  it('read no text that is not base58, without an exception', () => {
    assert(
      property(
        oneof(string(), string({ unit: constantFrom('1', 'z', '0', 'O', 'I', 'l', ' ') }), anything()),
        (value) => {
          const bytes = decodeBase58(value)
          expect(bytes !== undefined).toBe(typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]+$/.test(value))
          if (bytes !== undefined) expect(encodeBase58(bytes)).toBe(value)
        },
      ),
    )
  })

  it('accept bytes of the wanted length alone, and throw only the documented error', () => {
    assert(
      property(oneof(uint8Array({ maxLength: 40 }), anything()), integer({ min: 1, max: 40 }), (value, length) => {
        const isBytes = value instanceof Uint8Array && value.length === length
        try {
          expect(parseBytes(value, length)).toStrictEqual(isBytes ? Uint8Array.from(value) : undefined)
        } catch (error) {
          expect([isBytes, isModalError(error, 'wallet.invalidResponse')]).toStrictEqual([false, true])
        }
      }),
      runs(500),
    )
  })

  it('read only ids of Solana as those of a network', () => {
    assert(
      property(
        oneof(string(), string({ unit: constantFrom('solana', ':', 'x', '-', ' ', '\n', mainnetId) }), anything()),
        (value) => {
          const isId = typeof value === 'string' && /^solana:[-_a-zA-Z\d]{1,32}$/.test(value) && !value.endsWith('\n')
          expect(toNetworkId(value) !== undefined).toBe(isId)
        },
      ),
    )
  })
})
