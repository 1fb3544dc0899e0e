import { isCaipNetworkId } from '@latchkey/protocol/caip'
import { catalogueWalletSchema } from '@latchkey/protocol/catalogue'
import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { readExportedWallet } from './readExportedWallet.ts'
import { assertUnpolluted, mutatedJson, runs } from '../../../../../fuzz.shared.ts'

const link = oneof(
  constantFrom('https://wallet.example', 'rainbow://', 'javascript:alert(1)', '', ' https://a.example ', null),
  string(),
  jsonValue(),
)
const names = [
  'homepage',
  'image_id',
  'image_url',
  'rdns',
  'mobile_link',
  'link_mode',
  'desktop_link',
  'webapp_link',
  'app_store',
  'badge_type',
  'mobile',
  'desktop',
  'app',
  'chains',
] as const
const links = record({ native: link, universal: link, ios: link, android: link }, { requiredKeys: [] })

/** A row with a few of its fields replaced by hostile values. */
const row = record({
  id: oneof(string(), integer()),
  name: string(),
  fields: dictionary(
    constantFrom(...names),
    oneof(link, links, array(oneof(constantFrom('eip155:1', 'near:mainnet', 'x'), link))),
    { maxKeys: 3 },
  ),
}).map(({ fields, ...base }) => ({ ...base, ...fields }))

describe('readExportedWallet', () => {
  it('reads a row whose parts are well-formed, with the networks that are known', () => {
    const chains = array(constantFrom('eip155:1', 'near:mainnet', 'solana:x'))
    assert(
      property(
        integer({ min: 1 }),
        chains,
        constantFrom('rainbow://', 'https://wallet.example'),
        (id, chains, native) => {
          const row = { id, name: 'Wallet', chains, mobile: { native, universal: 'https://wallet.example/wc' } }
          expect(readExportedWallet(row)).toMatchObject({
            wallet: {
              id: String(id),
              chains: [...new Set(chains)].filter((chain) => chain !== 'near:mainnet'),
              mobile_link: native,
              link_mode: 'https://wallet.example/wc',
            },
          })
        },
      ),
    )
  })

  it('never throws, and returns a wallet that the catalogue accepts, or a short reason', () => {
    assert(
      property(oneof(row, anything()), (value) => {
        const read = readExportedWallet(value)
        if ('reason' in read) expect(read.reason).toMatch(/^[^]{1,500}$/)
        else {
          expect(parse(catalogueWalletSchema, read.wallet)).toMatchObject(read.wallet)
          expect([read.wallet.id, read.wallet.name]).not.toContain('')
          expect(read.wallet.chains.every((chain) => isCaipNetworkId(chain))).toBe(true)
          expect(JSON.stringify(read.wallet)).not.toContain(String.raw`\u0000`)
          const { id: _id, image_id: _imageId, name: _name, rdns: _rdns, ...links } = read.wallet
          expect(JSON.stringify(links)).not.toContain('javascript:')
        }
      }),
      runs(1_000),
    )
  })
})

describe('readExportedWallet and rows with mistakes', () => {
  const good = constantFrom(
    {
      id: 'c57ca95b47569778a828d19178114f4d',
      name: 'Wallet',
      homepage: 'https://wallet.example',
      image_id: 'a-b',
      rdns: 'example.wallet',
      chains: ['eip155:1', 'solana:x'],
      mobile_link: 'wallet://',
      link_mode: 'https://wallet.example/wc',
      app_store: 'https://apps.example/1',
      badge_type: 'certified',
    },
    {
      id: 7,
      name: 'Registry',
      chains: ['eip155:1'],
      image_url: { sm: 'https://a.example/s', lg: 'https://a.example/l' },
      mobile: { native: 'registry:', universal: 'https://registry.example' },
      desktop: { native: '', universal: null },
      app: { ios: 'https://apps.example/2', android: '', chrome: null },
    },
  )

  it('reads a row with a picture of 20,000 levels, which it ignores', () => {
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
    expect(readExportedWallet({ id: 'a', name: 'Wallet', chains: [], image_url: deep })).toStrictEqual({
      wallet: { id: 'a', name: 'Wallet', chains: [] },
    })
  })

  it('never throws, and returns a wallet that it reads as the same again, or a short reason', () => {
    assert(
      property(mutatedJson(good), (text) => {
        const row = parseJson(text)
        const read = readExportedWallet(row)
        assertUnpolluted()
        if ('reason' in read) {
          expect(read.reason).toMatch(/^[^]{1,500}$/)
          return
        }
        expect(parse(catalogueWalletSchema, read.wallet)).toMatchObject(read.wallet)
        expect(readExportedWallet(JSON.parse(JSON.stringify(read.wallet)))).toStrictEqual(read)
      }),
      runs(500),
    )
  })
})

/** Lists are JSON as a whole: a row is what JSON.parse makes of it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
