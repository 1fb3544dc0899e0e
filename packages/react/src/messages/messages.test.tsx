import { describe, expect, it } from 'vitest'
import { opening as arFirst } from './languages/ar/opening.ts'
import { money as arMoney } from './languages/ar/money.ts'
import { views as arViews } from './languages/ar/views.ts'
import { enMoney } from './languages/en/money.ts'
import { en as enFirst } from './languages/en/opening.ts'
import { enViews } from './languages/en/views.ts'
import { enPseudo } from './languages/en/pseudo.ts'
import type { MessageKey, Messages } from './Messages.ts'
import { parseMessage } from './parseMessage.ts'
import type { MessageNode } from './parseMessage.ts'

const en: Messages = { ...enFirst, ...enViews, ...enMoney }
const ar: Messages = { ...arFirst, ...arViews, ...arMoney }
const keys = Object.keys(en) as MessageKey[]
const languages: readonly (readonly [string, Messages])[] = [
  ['en', en],
  ['ar', ar],
  ['en-XA', enPseudo],
]

/** Every argument with its kind, in any branch. */
function toArguments(nodes: readonly MessageNode[]): string[] {
  const found = nodes.flatMap((node) => {
    if (typeof node === 'string' || node.kind === 'count') return []
    const inner = 'branches' in node ? [...node.branches.values()].flatMap(toArguments) : []
    return [`${node.name}:${node.kind}`, ...inner]
  })
  return [...new Set(found)].toSorted()
}

function toPlurals(nodes: readonly MessageNode[]): string[][] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || !('branches' in node)) return []
    const inner = [...node.branches.values()].flatMap(toPlurals)
    return node.kind === 'plural' ? [[...node.branches.keys()], ...inner] : inner
  })
}

describe.each(languages)('%s', (locale, messages) => {
  it('has every message, each one valid and with the arguments of English', () => {
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted())
    for (const key of keys) {
      const nodes = parseMessage(messages[key])
      expect(nodes, key).toBeDefined()
      expect(messages[key].trim(), key).not.toBe('')
      expect(toArguments(nodes ?? []), key).toEqual(toArguments(parseMessage(en[key]) ?? []))
    }
  })

  it('has every plural form that the language distinguishes', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    const plurals = keys.flatMap((key) => toPlurals(parseMessage(messages[key]) ?? []))
    expect(plurals.length).toBeGreaterThan(0)
    for (const categories of plurals) expect(categories).toEqual(expect.arrayContaining(pluralCategories))
  })
})

it('has no quoting in English, which the compile-time parser does not support', () => {
  expect(keys.filter((key) => /'[{}#]/.test(en[key]))).toEqual([])
})

it('has no exclamation mark, straight quote or double space in English', () => {
  expect(keys.filter((key) => /[!'"]| {2}|\boops\b|\bgas\b/i.test(en[key]))).toEqual([])
})

it('translates every message into Arabic', () => {
  const names = new Set<MessageKey>(['install.appStore', 'install.googlePlay'])
  expect(keys.filter((key) => !names.has(key) && !/\p{Script=Arabic}/u.test(ar[key]))).toEqual([])
})

it('makes the pseudo-language 40 % longer, in brackets, with no plain English letter outside arguments', () => {
  expect(enPseudo['connecting.waiting']).toBe('[Çöñţîñûé îñ {wallet}~~~~~]')
  expect(enPseudo['profileWallets.accounts']).toBe('[{count, plural, one {# åççöûñţ} other {# åççöûñţš}}~~~~]')
  for (const key of keys) {
    const texts = (nodes: readonly MessageNode[]): string[] =>
      nodes.flatMap((node) => {
        if (typeof node === 'string') return [node]
        return 'branches' in node ? [...node.branches.values()].flatMap(texts) : []
      })
    expect(texts(parseMessage(enPseudo[key]) ?? []).join(''), key).not.toMatch(/[A-Za-z]/)
  }
})

/** Messages that the specification fixes letter for letter. */
it.each([
  ['error.connection.rejected', 'Connection rejected'],
  ['error.connection.failed', 'Failed to connect'],
  ['error.connection.disconnectFailed', 'Failed to disconnect'],
  ['error.balance.unavailable', 'Token Balance Unavailable'],
  ['error.actionNotAllowed', 'Action not allowed'],
  ['networks.unknown', 'Unknown Network'],
  ['button.unknownNetwork', 'Unknown Network'],
] as const)('has %s as specified: %s', (key, text) => {
  expect(en[key]).toBe(text)
})
