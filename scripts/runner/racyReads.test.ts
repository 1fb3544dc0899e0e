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

describe('tests that drive a page', () => {
  it.each(folders)('of %s wait for each value that they compare', (folder) => {
    const racy = listSourceFiles(path.join(root, folder)).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => racyRead.test(line))
        .map((line) => `${path.relative(root, file)}: ${line.trim()}`),
    )
    expect(racy, 'write `await expect.poll(() => …)`').toEqual([])
  })

  it('are recognized', () => {
    expect("expect(await page.getByTestId('a').getAttribute('b')).toBe('c')").toMatch(racyRead)
    expect("await expect.poll(() => page.getByTestId('a').textContent()).toBe('b')").not.toMatch(racyRead)
  })
})
