import { describe, expect, it } from 'vitest'
import { checkProse } from './checkProse.ts'
import { findIdioms } from './findIdioms.ts'

describe('the word list', () => {
  it.each([
    ['The value is nobody’s business.'],
    ['Resolves for whoever waits.'],
    ['An account that was never granted is none of the session.'],
    ['Undefined if it is none.'],
    ['A client of our own.'],
    ['The name stands in the catalogue.'],
    ['This goes on by itself.'],
    ['A failed test is asked once more.'],
    ['It disconnects of its own accord.'],
    ['Errors are told apart by their code.'],
    ['Tells whether the wallet is locked.'],
    ['Everything the house knows.'],
    ['What the human said late.'],
    ['Longer than a person would sign.'],
    ['Hostile until shown safely.'],
    ['A living connection with one wallet.'],
    ['The wallet leads back to the page.'],
    ['Everything at hand.'],
    ['Mend it before other work.'],
    ['When it comes about.'],
  ])('refuses %j', (sentence) => {
    expect(findIdioms('a.md', sentence).length).toBeGreaterThan(0)
  })

  it.each([
    ['Returns whether the wallet is locked.'],
    ['There is none in the cache.'],
    ['None of these requests leaves the page.'],
    ['`CAIP` stands for Chain Agnostic Improvement Proposal; the page stands still.'],
    ['A human-readable message. The test understands it.'],
    ['Recommended by the household. Amended. Personal data.'],
    ['Distinguished by their code. Each runs in a process of its own.'],
    ['See [nobody](docs/nobody.md), https://example.com/whoever and `somebody`.'.replace('[nobody]', '[the list]')],
    ['```ts\nconst nobody = 1\n```'],
  ])('accepts %j', (sentence) => {
    expect(findIdioms('a.md', sentence)).toStrictEqual([])
  })
})

describe('the prose of source code', () => {
  it.each([
    ['a line comment', '// for nobody'],
    ['a comment over two lines', '// It is asked\n// once more.'],
    ['TSDoc over two lines', '/**\n * Leaves it to\n * whoever calls.\n */'],
    ['a comment after code', 'const a = 1 // for nobody'],
    ['the title of a test', `it('names nobody', () => {})`],
    ['the title of a table of tests', `it.each([[1]])('names nobody', () => {})`],
    ['the title of a suite', 'describe(`nobody ${name}`, () => {})'],
  ])('includes %s', (_, code) => {
    expect(findIdioms('src/a.test.ts', code)).toHaveLength(1)
  })

  it.each([
    ['string data', `const state = 'nobody'`],
    ['identifiers', 'const nobody = somebody.house'],
    ['rows of a table of tests', `it.each([['nobody']])('names %s', () => {})`],
    ['other arguments', `expect(text, 'nobody').toBe('whoever')`],
    ['code in comments', '// Returns `nobody`.'],
    ['phrases that code interrupts', `// is asked\nconst once = 1\n// once more`],
  ])('excludes %s', (_, code) => {
    expect(findIdioms('src/a.test.ts', code)).toStrictEqual([])
  })

  it('includes the texts of message catalogues, but not their keys', () => {
    const code = `export const en = { 'nobody.title': 'Keep it to yourself. Nobody needs it.' }`
    expect(findIdioms('packages/react/src/messages/en.ts', code)).toMatchObject([{ line: 1, phrase: 'Nobody' }])
    expect(findIdioms('packages/react/src/ui/table.ts', code)).toStrictEqual([])
    expect(
      findIdioms('packages/core/src/kernel/errors/texts.ts', `const texts = { 'a.b': late ? 'It goes on' : '' }`),
    ).toHaveLength(1)
  })

  it('names the line', () => {
    expect(findIdioms('a.ts', 'const a = 1\n\n/**\n * Good.\n * Nobody.\n */')).toMatchObject([{ line: 5 }])
  })
})

describe('checkProse', () => {
  const files = [{ path: 'packages/core/a.ts', text: '// nobody\n// whoever' }]

  it('reports findings with file, line and what to write instead', () => {
    const { problems } = checkProse({ files, notYetConverted: [] })
    expect(problems).toHaveLength(2)
    expect(problems[1]).toMatch(/^packages\/core\/a\.ts:2: "whoever": name who it is/)
  })

  it('only counts the findings of paths that are not yet converted', () => {
    const { problems, remaining } = checkProse({ files, notYetConverted: ['packages/core/**'] })
    expect(problems).toStrictEqual([])
    expect([...remaining]).toStrictEqual([['packages/core/**', 2]])
  })

  it('refuses a path without findings in the list of those that are not yet converted', () => {
    const { problems } = checkProse({ files, notYetConverted: ['packages/core/**', 'docs/**'] })
    expect(problems).toStrictEqual([expect.stringMatching(/^docs\/\*\* has no finding left/)])
  })
})
