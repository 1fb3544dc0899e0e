import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listSourceFiles } from '../shared/listSourceFiles.ts'
import { root } from '../shared/workspace.ts'

/** Packages whose tests drive pages from another process. */
const folders = [
  'packages/e2e/src',
  'packages/core/src/login',
  'packages/core/src/test/frame',
  'packages/secure-site/src',
  'packages/testing/src/sheet',
  'packages/cloud/src/http/secureSite',
  'examples/playground/test',
  'examples/next/test',
]

/** What a page shows, read once and compared: the page may show it a frame later. */
const racyRead =
  /(?<!\w)expect\(\s*await [^;\n]*?\.(?:textContent|innerText|innerHTML|inputValue|getAttribute|count|isVisible|isHidden|isDisabled|isEnabled|isChecked|allTextContents|allInnerTexts)\([^;\n]*\)\s*\.to/

/** What the modal of a test shows, in the same page: React may show it a moment later. */
const racyModalRead =
  /^\s*expect\((?:modal|frame|send)\.(?:text|find|query|dialog|view|status|viewName|root|rows|input|state|screen)\(/

const listLines = (folder: string, pattern: RegExp): readonly string[] =>
  listSourceFiles(path.join(root, folder)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path.relative(root, file)}: ${line.trim()}`),
  )

describe('tests that drive a page', () => {
  it.each(folders)('of %s wait for each value that they compare', (folder) => {
    expect(listLines(folder, racyRead), 'write `await expect.poll(() => …)`').toEqual([])
  })

  it('in the page itself wait for what the modal shows', () => {
    expect(listLines('packages/react/src', racyModalRead), 'write `await expect.poll(() => …)`').toEqual([])
  })

  it('are recognized', () => {
    expect("expect(await page.getByTestId('a').getAttribute('b')).toBe('c')").toMatch(racyRead)
    expect("  expect(modal.text()).toContain('a')").toMatch(racyModalRead)
    expect("  await expect.poll(() => modal.text()).toContain('a')").not.toMatch(racyModalRead)
    expect("await expect.poll(() => page.getByTestId('a').textContent()).toBe('b')").not.toMatch(racyRead)
  })
})

describe('tests that wait for a transaction', () => {
  /** The wait of viem needs another block if it asks a moment before the receipt is there, and no other block comes on a local chain. */
  const isWaiting = (line: string) => /\.waitForTransactionReceipt\(|[^.\w]waitForTransactionReceipt\(\w/.test(line)

  it('ask for its receipt until it is there', () => {
    const own = path.join(root, 'scripts/runner/racyReads.test.ts')
    const found = ['packages', 'examples', 'scripts', 'bench']
      .flatMap((folder) => listSourceFiles(path.join(root, folder)))
      .filter((file) => file !== own && /\.test\.tsx?$|[/\\]test[/\\]/.test(file))
      .filter((file) => readFileSync(file, 'utf8').split('\n').some(isWaiting))
    expect(found, 'write `await vi.waitFor(() => client.getTransactionReceipt({ hash }), …)`').toEqual([])
    expect(isWaiting('  await client.waitForTransactionReceipt({ hash })')).toBe(true)
    expect(isWaiting('    const receipt = await waitForTransactionReceipt(client, { hash })')).toBe(true)
    expect(isWaiting('  // `waitForTransactionReceipt` waits for another block')).toBe(false)
  })
})

describe('tests that wait for a condition', () => {
  /** Everywhere else the default of a second applies, which a busy machine does not keep. */
  const unlimited = (text: string): readonly string[] =>
    [...text.matchAll(/vi\.wait(?:For|Until)\(/g)]
      .map(({ index }) => text.slice(index, findEnd(text, index)))
      .filter((call) => !/\b(?:timeout|patience)\b|, [\d_]+\)$/.test(call))

  it.each(['packages', 'examples', 'scripts'])('of %s say how long', (folder) => {
    const own = path.relative(root, import.meta.filename)
    const found = listSourceFiles(path.join(root, folder))
      .map((file) => path.relative(root, file))
      .filter((file) => file !== own)
      .flatMap((file) => unlimited(readFileSync(path.join(root, file), 'utf8')).map((call) => `${file}: ${call}`))
    expect(found, 'add `{ timeout: 20_000 }`').toEqual([])
  })

  it('are recognized', () => {
    expect(unlimited('await vi.waitFor(() => expect(f(1)).toBe(2)); timeout')).toEqual([
      'vi.waitFor(() => expect(f(1)).toBe(2))',
    ])
    expect(unlimited('await vi.waitUntil(() => f(1), { timeout: 20_000 })')).toEqual([])
  })
})

/** The index after the parenthesis that closes the first one after a start. */
function findEnd(text: string, start: number): number {
  let depth = 0
  for (let index = text.indexOf('(', start); index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return index + 1
  }
  return text.length
}
