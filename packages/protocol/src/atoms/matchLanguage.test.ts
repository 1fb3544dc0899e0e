import { expect, it } from 'vitest'
import { matchLanguage } from './matchLanguage.ts'

const available = ['en', 'ar', 'zh-Hans', 'zh-Hant', 'pt-BR', 'fa', 'he', 'id', 'en-XA'] as const

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN-xa', 'en-XA'],
  ['ar-EG', 'ar'],
  ['ar_EG', undefined],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-Latn-pinyin', 'zh-Hans'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['in-ID', 'id'],
  ['fa-AF', 'fa'],
  ['de', undefined],
  ['arn', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['<script>', undefined],
  ['x'.repeat(10_000), undefined],
] as const)('%s is read in %s', (tag, expected) => {
  expect(matchLanguage({ tag, available })).toBe(expected)
})

it('prefers the region that was asked for, else the first', () => {
  const regions = ['pt-BR', 'pt-PT'] as const
  expect(['pt-PT', 'pt-AO', 'pt'].map((tag) => matchLanguage({ tag, available: regions }))).toEqual([
    'pt-PT',
    'pt-BR',
    'pt-BR',
  ])
})
