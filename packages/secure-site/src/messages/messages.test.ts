import { describe, expect, it } from 'vitest'
import { chooseTag } from './chooseTag.ts'
import { loadTexts } from './loadTexts.ts'
import { toLanguage } from './toLanguage.ts'

describe('the texts of the screens', () => {
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

describe('the language', () => {
  it('is that of the app only if the browser names it too, because the visitor must be able to read a request', () => {
    const browser = ['de-AT', 'de', 'en-US', 'en', 'zh-TW']
    const choose = (asked?: string): string => chooseTag({ asked, browser })
    expect([choose('en'), choose('en-GB'), choose('EN'), choose('zh-CN')]).toEqual(['en', 'en-GB', 'EN', 'zh-CN'])
    expect([choose('ja'), choose('e'), choose(''), choose()]).toEqual(['de-AT', 'de-AT', 'de-AT', 'de-AT'])
    expect(chooseTag({ asked: 'ja', browser: [] })).toBe('en')
  })

  it('is the first that the site has, else English', () => {
    expect(toLanguage('tlh', 'ar-EG', 'en')).toBe('ar')
    expect(toLanguage('tlh')).toBe('en')
    expect(toLanguage()).toBe('en')
  })
})
