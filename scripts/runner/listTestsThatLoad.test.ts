import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../shared/workspace.ts'
import { listTestsThatLoad } from './listTestsThatLoad.ts'

/** Writes a package into a temporary folder. */
function writePackage(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lk-tests-that-load-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), code)
  }
  return folder
}

it('finds the tests that load a module directly, through other files, on demand and by a re-export, but not for a type', () => {
  const folder = writePackage({
    'src/direct.test.ts': "import { connect } from 'library'\nconnect()",
    'src/through.test.ts': "import { a } from './deep/a.ts'\na()",
    'src/deep/a.ts': "export * from './b.ts'\nexport const a = 1",
    'src/deep/b.ts': "import './through-a-circle.ts'\nexport const load = () => import('library')",
    'src/deep/through-a-circle.ts': "import { a } from './a.ts'\nconsole.log(a)",
    'src/types.test.ts':
      "import type { Config } from 'library'\nimport { type Other } from 'library'\nexport type A = Config & Other",
    'src/other.test.tsx': "import { connect } from 'library-2'\nimport image from './image.svg'\nconnect(image)",
  })
  expect(listTestsThatLoad({ folder, module: 'library' })).toEqual(['src/direct.test.ts', 'src/through.test.ts'])
  expect(() => listTestsThatLoad({ folder, module: 'unknown' })).toThrow('loads unknown.')
})

it('runs the tests of the adapter and of its wagmi config with the oldest wagmi, and those of its parsers only once', () => {
  const tests = listTestsThatLoad({ folder: path.join(root, 'packages/adapter-eip155'), module: '@wagmi/core' })
  expect(tests).toEqual(
    expect.arrayContaining([
      'src/describeAdapter.test.ts',
      'src/eip155Adapter.test.ts',
      'src/wagmiConfig.test.ts',
      'src/wagmiContract.test.ts',
      'src/wallets/describeConnectors.test.ts',
    ]),
  )
  expect(tests).not.toContain('src/wallets/parseAnnouncement.property.test.ts')
})
