import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
  webUrl,
} from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { isCaipNetworkId } from '../caip/isCaipNetworkId.ts'
import { catalogueWalletSchema } from './catalogueWallet.ts'
import { assertUnpolluted, mutatedValue, runs } from '../../../../fuzz.shared.ts'

const webLinks = [
  'homepage',
  'image_url',
  'link_mode',
  'webapp_link',
  'app_store',
  'play_store',
  'chrome_store',
] as const
const appLinks = ['mobile_link', 'desktop_link'] as const

const scheme = constantFrom(
  'https:',
  'HTTPS:',
  'http:',
  'javascript:',
  ' javascript:',
  'java\nscript:',
  'data:',
  'vbscript:',
  'rainbow:',
  'file:',
  '',
)
const link = oneof(
  {
    weight: 4,
    arbitrary: array(
      oneof(scheme, constantFrom('//', 'wallet.example', '/', '?', '#', '@', ' ', '\t', 'alert(1)'), string()),
      { maxLength: 6 },
    ).map((parts) => parts.join('')),
  },
  webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
  anything(),
)
const value = oneof(link, constantFrom(null, undefined, ''))

const names = ['id', 'name', 'rdns', 'image_id', 'chains', 'badge_type', ...webLinks, ...appLinks] as const

/** A wallet with a few of its fields replaced by hostile values. */
const row = dictionary(constantFrom(...names), oneof(value, array(value)), { maxKeys: 3 }).map((fields) => ({
  id: 'id',
  name: 'name',
  chains: ['eip155:1'],
  badge_type: 'certified',
  ...fields,
}))

describe('catalogueWalletSchema', () => {
  it('accepts every row whose links and ids are of the documented form', () => {
    const good = record({
      id: string({ maxLength: 128, size: 'max' }),
      name: string({ maxLength: 128, size: 'max' }),
      chains: array(constantFrom('eip155:1', 'solana:x')),
      mobile_link: constantFrom(undefined, null, '', 'rainbow://', 'https://wallet.example'),
      link_mode: constantFrom(undefined, null, '', 'https://wallet.example/wc'),
    })
    assert(
      property(good, (wallet) => {
        expect(parse(catalogueWalletSchema, wallet)).toMatchObject({ id: wallet.id.trim(), chains: wallet.chains })
      }),
    )
  })

  it('never throws, and lets through neither unsafe links nor unknown ids', () => {
    assert(
      property(oneof(row, dictionary(string(), jsonValue()), anything()), (value) => {
        const result = safeParse(catalogueWalletSchema, value)
        if (!result.success) return
        const wallet = result.output
        expect(wallet.id.length).toBeLessThanOrEqual(128)
        expect(wallet.chains.every((chain) => isCaipNetworkId(chain))).toBe(true)
        expect([undefined, null, 'certified']).toContain(wallet.badge_type)
        for (const name of webLinks) if (wallet[name]) expect(new URL(wallet[name]).protocol).toBe('https:')
        for (const name of appLinks)
          if (wallet[name]) expect(wallet[name]).not.toMatch(/^\s*(?:javascript|data|vbscript|file|http):/i)
      }),
      runs(1_000),
    )
  })

  it('parses what it returned to the same again', () => {
    assert(
      property(row, (value) => {
        const result = safeParse(catalogueWalletSchema, value)
        if (result.success) expect(parse(catalogueWalletSchema, result.output)).toStrictEqual(result.output)
      }),
      runs(1_000),
    )
  })

  it('refuses a link of a scheme that runs code, however it is written', () => {
    const blank = string({ unit: constantFrom(' ', '\t', '\n'), maxLength: 3 })
    const name = constantFrom('javascript', 'JavaScript', 'data', 'vbscript', 'blob', 'file')
    assert(
      property(blank, name, string(), constantFrom(...appLinks, ...webLinks), (blank, name, rest, key) => {
        expect(safeParse(catalogueWalletSchema, { id: 'a', name: 'b', [key]: `${blank}${name}:${rest}` }).success).toBe(
          false,
        )
      }),
    )
  })
})

describe('catalogueWalletSchema and rows with mistakes', () => {
  it('never throws, and parses what it returned to the same again', () => {
    const good = constantFrom({
      id: 'c57ca95b47569778a828d19178114f4d',
      name: 'Wallet',
      homepage: 'https://wallet.example',
      image_id: 'a-b',
      rdns: 'example.wallet',
      chains: ['eip155:1', 'solana:x'],
      mobile_link: 'wallet://',
      link_mode: 'https://wallet.example/wc',
      desktop_link: null,
      webapp_link: '',
      app_store: 'https://apps.example/1',
      badge_type: 'certified',
    })
    assert(
      property(mutatedValue(good), (value) => {
        const result = safeParse(catalogueWalletSchema, value)
        assertUnpolluted()
        if (!result.success) {
          expect(result.issues[0].message).not.toBe('')
          return
        }
        expect(parse(catalogueWalletSchema, result.output)).toStrictEqual(result.output)
        for (const name of webLinks)
          if (result.output[name]) expect(new URL(result.output[name]).protocol).toBe('https:')
      }),
      runs(500),
    )
  })
})
