import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeTexts } from '../project/writeTexts.ts'
import { createApp } from '../test/createApp.ts'
import type { TestApp } from '../test/createApp.ts'
import { createUser } from '../../../../createUser.shared.ts'
import type { User } from '../../../../createUser.shared.ts'
import { runCli } from './runCli.ts'

const files = {
  'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'
export const config = getDefaultConfig({ appName: 'My app', projectId: 'abc', chains: [mainnet] })
`,
  'src/App.tsx': `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'
export const App = () => <RainbowKitProvider coolMode />
`,
}

/** Runs the program in the folder of an app, and returns its exit code with the printed text. */
async function run(app: TestApp, values: readonly string[], user: User = createUser({ isInteractive: false })) {
  const code = await runCli({ values, cwd: app.folder, terminal: user.terminal })
  return { code, text: user.read() }
}

/** The texts of all files of an app. */
function readAll({ folder }: TestApp): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    names
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('.git/'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
}

describe('a run', () => {
  it('changes the code and the dependencies, and says what to install', async () => {
    const app = createApp({ ...files, 'pnpm-lock.yaml': '' })
    chmodSync(path.join(app.folder, 'src/App.tsx'), 0o640)
    const { code, text } = await run(app, ['--yes'])
    expect(code, text).toBe(0)
    expect(app.read('src/App.tsx')).toContain('<ModalProvider modal={modal} />')
    expect(statSync(path.join(app.folder, 'src/App.tsx')).mode & 0o777).toBe(0o640)
    expect(JSON.parse(app.read('package.json'))).toEqual({
      name: 'my-app',
      dependencies: {
        '@latchkey/adapter-eip155': '^0.0.0',
        '@latchkey/core': '^0.0.0',
        '@latchkey/react': '^0.0.0',
        wagmi: '3.0.0',
      },
    })
    expect(text).toContain('src/wagmi.ts:3  replaced `getDefaultConfig` of RainbowKit by `createConfig` of wagmi')
    expect(text).toContain('src/App.tsx:2  left out `coolMode`: no counterpart')
    expect(text).toContain('Next: pnpm install')
    expect(readdirSync(app.folder)).toEqual(['package.json', 'pnpm-lock.yaml', 'src'])
  })

  it('adds the core of wagmi in the version of the installed wagmi', async () => {
    const manifest = JSON.stringify({ dependencies: { '@wagmi/core': '3.6.5' } })
    const app = createApp({ ...files, 'node_modules/wagmi/package.json': manifest })
    const { text } = await run(app, ['--yes'])
    expect(JSON.parse(app.read('package.json'))).toMatchObject({ dependencies: { '@wagmi/core': '3.6.5' } })
    expect(text).not.toContain('did not add `@wagmi/core`')
  })

  it('writes nothing in a dry run, and prints the difference', async () => {
    const app = createApp(files)
    const before = readAll(app)
    const { code, text } = await run(app, ['.', '--dry-run'])
    expect(code).toBe(0)
    expect(text).toContain('--- a/src/App.tsx\n+++ b/src/App.tsx\n')
    expect(text).toContain('\n-export const App = () => <RainbowKitProvider coolMode />\n+import { ModalProvider }')
    expect(text).toContain('3 files would change. Nothing was written.')
    expect(readAll(app)).toEqual(before)
  })

  it('writes a report', async () => {
    const app = createApp(files)
    await run(app, ['--dry-run', '--report', 'report.md'])
    expect(app.read('report.md')).toMatchInlineSnapshot(`
      "# From RainbowKit to Latchkey

      Lines are those before the migration. Guide: <https://github.com/latchkey/latchkey/blob/main/docs/coming-from/rainbowkit.md>

      ## Left by hand: 2

      - \`package.json:1\`: did not add \`@wagmi/core\`: wagmi is not installed, so its version is unknown. Install it in the version that \`npm ls @wagmi/core\` prints. 
      - \`src/App.tsx:2\`: left out \`coolMode\`: no counterpart. Nothing to do. [Guide](https://github.com/latchkey/latchkey/blob/main/docs/coming-from/rainbowkit.md#options)

      ## Changed: 4

      - \`package.json:1\`: changed the dependencies
      - \`src/App.tsx:2\`: replaced \`RainbowKitProvider\` by \`ModalProvider\`
      - \`src/wagmi.ts:3\`: replaced \`getDefaultConfig\` of RainbowKit by \`createConfig\` of wagmi
      - \`src/wagmi.ts:3\`: added \`createModal\`, which holds the options of the kit, as \`modal\`
      "
    `)
  })

  it.each([
    [['--dry-run'], '<RainbowKitProvider', 'The report could not be written, but all of it is printed above: '],
    [
      ['--yes'],
      '<ModalProvider',
      'The report could not be written, but all of it is printed above, and the app was changed: ',
    ],
  ])('says with %j what was changed although the report cannot be written', async (values, code, message) => {
    const app = createApp(files)
    const result = await run(app, [...values, '--report', 'no-such-folder/report.md'])
    expect(result.code).toBe(1)
    expect(result.text).toContain(message)
    expect(result.text).toContain('left out `coolMode`')
    expect(app.read('src/App.tsx')).toContain(code)
  })

  it('asks first, and changes nothing if the user declines', async () => {
    const app = createApp(files)
    const before = readAll(app)
    const user = createUser({ isInteractive: true })
    const [{ code, text }] = await Promise.all([
      run(app, ['--report', 'report.md'], user),
      user.answer('Change 3 files?', 'n'),
    ])
    expect(code).toBe(130)
    expect(text).toContain('Nothing was changed.')
    expect(readAll(app)).toEqual(before)

    const other = createUser({ isInteractive: true })
    const [{ code: agreed }] = await Promise.all([run(app, [], other), other.answer('Change 3 files?', 'y')])
    expect(agreed).toBe(0)
    expect(app.read('src/App.tsx')).toContain('ModalProvider')
  })

  it('leaves everything as it was if a file cannot be written', () => {
    const app = createApp(files)
    const texts = new Map([
      ['src/App.tsx', 'new'],
      ['src/wagmi.ts', 'new'],
    ])
    // After the first file was moved, a folder takes the place of the second one.
    const keys = function* () {
      yield 'src/App.tsx'
      expect(app.read('src/App.tsx')).toBe('new')
      rmSync(path.join(app.folder, 'src/wagmi.ts'))
      mkdirSync(path.join(app.folder, 'src/wagmi.ts/inner'), { recursive: true })
      yield 'src/wagmi.ts'
    }
    expect(() => writeTexts({ folder: app.folder, texts: Object.assign(texts, { keys }) })).toThrow(
      'A file could not be written, so everything is as it was',
    )
    expect(app.read('src/App.tsx')).toBe(files['src/App.tsx'])
    expect(readdirSync(app.folder)).toEqual(['package.json', 'src'])
  })

  it('writes no file if another one cannot be read', () => {
    const app = createApp(files)
    const before = readAll(app)
    const texts = new Map([
      ['src/App.tsx', 'new'],
      ['src/none.ts', 'new'],
    ])
    expect(() => writeTexts({ folder: app.folder, texts })).toThrow('everything is as it was')
    expect(readAll(app)).toEqual(before)
  })
})

describe('a refusal', () => {
  it.each([
    [['--from', 'web3modal', '--yes'], 2, '--from is one of rainbowkit, connectkit, appkit, not "web3modal"'],
    [['one', 'two'], 2, 'Only one folder can be given'],
    [['--fast'], 2, "Unknown option '--fast'"],
    [[], 2, 'There is no terminal to ask in. Give --yes, or --dry-run.'],
    [['src', '--yes'], 1, 'There is no package.json in'],
    [['--from', 'connectkit', '--yes'], 0, 'No file of my-app changes.'],
  ])('of %j has the code %i', async (values, expected, message) => {
    const app = createApp({ ...files })
    const before = readAll(app)
    const { code, text } = await run(app, values)
    expect(text).toContain(message)
    expect(code).toBe(expected)
    expect(readAll(app)).toEqual(before)
  })

  it('names the kits if there is none or several', async () => {
    const none = createApp(files, 'other')
    expect((await run(none, ['--yes'])).text).toContain(
      'lists none of @rainbow-me/rainbowkit, connectkit, @reown/appkit',
    )
    const manifest = JSON.stringify({ dependencies: { '@rainbow-me/rainbowkit': '2', connectkit: '1' } })
    const both = createApp({ ...files, 'package.json': manifest })
    expect((await run(both, ['--yes'])).text).toContain('Name one by --from rainbowkit or connectkit')
    const broken = createApp({ 'package.json': '{' })
    expect((await run(broken, ['--yes'])).text).toContain('package.json cannot be read')
  })
})

it('prints its help and its version', async () => {
  const app = createApp({})
  expect((await run(app, ['--help'])).text).toContain('Usage: npx @latchkey/migrate [folder] [options]')
  expect((await run(app, ['--help'])).text).toContain('latchkey-migrate')
  expect((await run(app, ['-v'])).text).toMatch(/^\d+\.\d+\.\d+\n$/)
})

it('never follows a link out of the folder', async () => {
  const outside = createApp(files)
  const app = createApp({ 'wagmi.ts': files['src/wagmi.ts'] })
  symlinkSync(path.join(outside.folder, 'src'), path.join(app.folder, 'linked'))
  symlinkSync(path.join(outside.folder, 'src/App.tsx'), path.join(app.folder, 'App.tsx'))
  const { text } = await run(app, ['--yes'])
  expect(text).toContain('Changed 2 files.')
  expect(outside.read('src/App.tsx')).toBe(files['src/App.tsx'])
  expect(outside.read('src/wagmi.ts')).toBe(files['src/wagmi.ts'])
})
