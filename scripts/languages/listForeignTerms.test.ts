import { expect, it } from 'vitest'
import { listForeignTerms } from './listForeignTerms.ts'
import type { CatalogueText } from './readCatalogues.ts'

const toText = (key: string, form: string): CatalogueText => ({ key, forms: [form], values: [], plurals: [] })
const glossary = [
  { english: 'network', terms: ['Netzwerk'] },
  { english: 'network fee', terms: ['Netzwerkgebühr', 'Gebühr'] },
  { english: 'sign', terms: ['signieren'] },
]
const judge = (source: string, own: string): readonly string[] =>
  listForeignTerms({
    english: [toText('a', source)],
    translated: new Map([['a', toText('a', own)]]),
    glossary,
  }).map(({ term }) => term)

it('lists a text without the word of the glossary, whatever its ending or case', () => {
  expect(judge('Two networks', 'Zwei NETZWERKE')).toEqual([])
  expect(judge('Two networks', 'Zwei Netze')).toEqual(['network'])
  expect(judge('Two networks', '')).toEqual(['network'])
})

it('takes the longest term, and any of its words', () => {
  expect(judge('The network fee', 'Die Gebühren')).toEqual([])
  expect(judge('The network fee', 'Im Netzwerk')).toEqual(['network fee'])
  expect(judge('The network fee of a network', 'Die Gebühr')).toEqual(['network'])
})

it('leaves out verbs, which change their form', () => {
  expect(judge('Sign', 'Unterschreiben')).toEqual([])
})
