import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { wallet as bitcoin } from './readme/bitcoin.ts'
import { wallet as multichain } from './readme/multichain.ts'
import { connect } from './readme/phone.ts'
import { payTwice } from './readme/solana.ts'

const folder = path.join(import.meta.dirname, 'readme')
const readme = readFileSync(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')

/** The code blocks whose first line names their file, by that name. */
const blocks = new Map(
  [...readme.matchAll(/```ts\n(\/\/ (\S+\.ts)\n.*?)```/gs)].map(([, code = '', file = '']) => [file, code]),
)

it('shows in the README the files that are compiled', () => {
  expect([...blocks.keys()].toSorted()).toEqual(readdirSync(folder).toSorted())
  for (const [file, code] of blocks) expect(code, file).toBe(readFileSync(path.join(folder, file), 'utf8'))
  expect([typeof connect, typeof payTwice]).toEqual(['function', 'function'])
})

it('shows wallets that work as described', () => {
  expect(bitcoin).toMatchObject({ providerId: 'XverseProviders.BitcoinProvider', chain: 'bitcoin:mainnet' })
  expect(bitcoin.accounts.map((address) => address.slice(0, 1))).toEqual(['3', 'b'])
  expect(multichain.eip155.chainId).toBe(1)
})
