import { describe, expect, it } from 'vitest'
import { opening as arFirst } from './languages/ar/opening.ts'
import { views as arViews } from './languages/ar/views.ts'
import { createTranslator } from './createTranslator.ts'
import { en as enFirst } from './languages/en/opening.ts'
import { enViews } from './languages/en/views.ts'

const en = { ...enFirst, ...enViews }
const ar = { ...arFirst, ...arViews }
const { t, parts } = createTranslator({ locale: 'en', messages: en })

describe('the compiler', () => {
  it('requires exactly the arguments of a message', () => {
    expect(t('connecting.waiting', { wallet: 'MetaMask' })).toBe('Continue in MetaMask')
    // @ts-expect-error the argument is missing
    expect(t('connecting.waiting')).toBe('Continue in ')
    // @ts-expect-error the argument has another name
    t('connecting.waiting', { name: 'MetaMask' })
    // @ts-expect-error the message takes none
    t('common.close', { wallet: 'MetaMask' })
    // @ts-expect-error one of two is missing
    t('switchNetwork.failedText', { wallet: 'MetaMask' })
    // @ts-expect-error there is no such message
    expect(() => t('connecting.nothing')).toThrow('Unexpected error')
  })

  it('requires a number where a message counts and a string where it names', () => {
    expect(t('profileWallets.accounts', { count: 2 })).toBe('2 accounts')
    // @ts-expect-error a text cannot be counted
    t('profileWallets.accounts', { count: '2' })
    // @ts-expect-error a name is no number
    t('connecting.waiting', { wallet: 2 })
  })

  it('accepts elements in parts, not in text', () => {
    const bold = <b>Polygon</b>
    expect(parts('unsupportedChain.textThisApp', { network: bold })).toEqual([
      'This app does not support ',
      bold,
      '. Switch to continue. Your accounts and money stay as they are.',
    ])
    // @ts-expect-error text has no room for an element
    t('unsupportedChain.textThisApp', { network: bold })
  })
})

describe('an app’s own wording', () => {
  it('replaces one message and leaves the others', () => {
    const own = createTranslator({ locale: 'en', messages: en, overrides: { 'connect.title': 'Sign in' } })
    expect(own.t('connect.title')).toBe('Sign in')
    expect(own.t('common.close')).toBe('Close')
  })

  it('is ignored if it is invalid, so that neither a key nor broken text is shown', () => {
    const own = createTranslator({ locale: 'ar', messages: ar, overrides: { 'common.close': '{', 'common.back': '' } })
    expect(own.t('common.close')).toBe(ar['common.close'])
    expect(own.t('common.back')).toBe(ar['common.back'])
  })
})

it('falls back to English, with the plural rules of English', () => {
  const { 'profileWallets.accounts': _, ...rest } = ar
  // @ts-expect-error a shipped language without a key does not compile
  const language: typeof arViews = rest
  const partial = createTranslator({ locale: 'ar', messages: language, english: en })
  expect(partial.t('profileWallets.accounts', { count: 2 })).toBe('2 accounts')
  expect(partial.t('common.close')).toBe(ar['common.close'])
})

it('keeps a Latin name from reversing an Arabic sentence', () => {
  const arabic = createTranslator({ locale: 'ar', messages: ar })
  expect(arabic.dir).toBe('rtl')
  expect(arabic.t('connecting.waiting', { wallet: 'MetaMask' })).toBe('تابع في \u2068MetaMask\u2069')
})

it('has the direction of the language', () => {
  const dir = (locale: string): string => createTranslator({ locale, messages: en }).dir
  expect(['ar', 'ar-EG', 'he', 'fa', 'ur-PK', 'ckb', 'az-Arab', 'trw'].map(dir)).toEqual(Array(8).fill('rtl'))
  expect(['en', 'en-XA', 'arn', 'de', 'zh-Hant', 'ar-Latn'].map(dir)).toEqual(Array(6).fill('ltr'))
})
