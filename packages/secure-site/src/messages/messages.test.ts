import { describe, expect, it } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { loadTexts } from './loadTexts.ts'
import type { Message, MessageKey, Messages } from './Messages.ts'

const english: Messages = en
const keys = Object.keys(en).filter((key): key is MessageKey => key in en)
const toForms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const listNames = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

describe('the texts of the screens', () => {
  it.each(keys)('%s has the same values in every language', (key) => {
    const names = listNames(toForms(english[key]).at(-1) ?? '')
    for (const form of toForms(ar[key])) expect(names).toEqual(expect.arrayContaining([...listNames(form)]))
    expect(listNames(toForms(ar[key]).at(-1) ?? '')).toEqual(names)
    expect(toForms(ar[key]).every((form) => /\p{Script=Arabic}/u.test(form))).toBe(true)
  })

  it('have every plural form of Arabic', () => {
    const plurals = keys.filter((key) => typeof english[key] !== 'string')
    expect(plurals.length).toBeGreaterThan(2)
    for (const key of plurals) {
      expect(Object.keys(ar[key]).toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
    }
  })

  it('count by the rules of the language, in its digits', async () => {
    const { t } = await loadTexts('en-GB')
    expect([1, 2, 1_000].map((count) => t('approve.batch', { count }))).toEqual([
      'Approve 1 call',
      'Approve 2 calls',
      'Approve 1,000 calls',
    ])
    const arabic = await loadTexts('ar')
    expect(new Set([0, 1, 2, 3, 11, 100].map((count) => arabic.t('facts.bytesLength', { count }))).size).toBe(6)
  })

  it('isolate a value in a sentence from right to left, and leave no name of a value', async () => {
    expect((await loadTexts('ar')).t('approve.feeMost', { amount: '1 ETH' })).toContain('\u20681 ETH\u2069')
    expect((await loadTexts('en')).t('approve.feeMost', {})).toBe('at most ')
    expect((await loadTexts('en')).t('facts.hidden', { name: '{t}' })).toBe('Hidden character {t}')
  })

  it('put elements in the order of the sentence', async () => {
    const element = { name: 'element' }
    expect((await loadTexts('en')).parts('common.network', { app: element, network: 1 })).toEqual([element, ' on ', 1])
    expect((await loadTexts('en')).parts('common.networkOnly', { network: 1 })).toEqual(['on ', 1])
  })
})
