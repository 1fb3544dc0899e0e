import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createUser, keys } from '../../../../createUser.shared.ts'
import type { User } from '../../../../createUser.shared.ts'
import { runCli } from './runCli.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-latchkey-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

const enough = ['--template', 'vite', '--chains', 'evm'] as const

function run(values: readonly string[], user: User = createUser({ isInteractive: false }), signal?: AbortSignal) {
  const end = signal ?? new AbortController().signal
  return runCli({ values, cwd: folder, terminal: user.terminal, userAgent: 'pnpm/12.0.0', signal: end })
}

/** Runs the program without a terminal, and returns its exit code with the printed text. */
async function runAlone(...values: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const user = createUser({ isInteractive: false })
  return { code: await run(values, user), text: user.read() }
}

const list = (): readonly string[] => readdirSync(folder, { recursive: true }).map(String).toSorted()
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

/** Puts files into the folder of the test. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}

/** A package manager on the PATH that runs a script. */
function addInstaller(script: string): void {
  const programs = mkdtempSync(path.join(tmpdir(), 'create-latchkey-programs-'))
  writeFileSync(path.join(programs, 'bun'), `#!/bin/sh\n${script}\n`)
  chmodSync(path.join(programs, 'bun'), 0o755)
  vi.stubEnv('PATH', `${programs}${path.delimiter}${process.env['PATH']}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(programs, { recursive: true, force: true })
  })
}

describe('a new app', () => {
  it('is created without a question from enough options', async () => {
    const { code, text } = await runAlone('apps/My App', ...enough, '--no-install')
    expect(code, text).toBe(0)
    expect(text).toContain('Next: cd apps/My App && pnpm install && pnpm run dev')
    expect(JSON.parse(read('apps/My App/package.json'))).toMatchObject({ name: 'my-app', private: true })
    expect(read('apps/My App/.env')).toBe(read('apps/My App/.env.example'))
    expect(statSync(path.join(folder, 'apps/My App')).mode & 0o777).toBe(0o777 & ~process.umask())
    expect(list().filter((file) => file.includes('.create-latchkey'))).toEqual([])
  })

  it('can be in an empty folder that exists, such as the current one', async () => {
    expect((await runAlone('.', '--yes', '--no-install')).code).toBe(0)
    expect(list()).toEqual(expect.arrayContaining(['.gitignore', 'package.json', 'src/main.tsx']))
  })

  it.each([
    ['files', { 'app/notes.txt': 'mine' }, 'is not empty. Choose another folder.'],
    [
      'an app',
      { 'app/package.json': '{}' },
      'is not empty. Choose another folder, or add Latchkey to the app in it with --into.',
    ],
  ])('is refused in a folder with %s, which stays as it is', async (_, files, reason) => {
    write(files)
    const before = list()
    const { code, text } = await runAlone('app', ...enough, '--no-install')
    expect([code, text]).toEqual([1, expect.stringContaining(reason)])
    expect(list()).toEqual(before)
  })

  it('is refused where a file is, and with a name that npm refuses', async () => {
    write({ app: '' })
    expect(await runAlone('app', ...enough)).toMatchObject({ code: 1, text: expect.stringContaining('is a file') })
    expect(await runAlone('node_modules', ...enough)).toMatchObject({
      code: 1,
      text: expect.stringContaining('reserved'),
    })
    expect(list()).toEqual(['app'])
  })

  it('needs enough options without a terminal, and names those that are missing', async () => {
    const { code, text } = await runAlone()
    expect(code).toBe(2)
    expect(text).toContain('Also give a folder (or --into <folder>), --template <name>, --chains <list>; or --yes')
    expect((await runAlone('app', '--template', 'next')).text).toContain('Also give --chains <list>; or --yes')
    expect(list()).toEqual([])
  })

  it('names --into if the current folder has an app already', async () => {
    write({ 'package.json': '{}' })
    expect(await runAlone('--yes')).toMatchObject({ code: 2, text: expect.stringContaining('Pass --into .') })
  })

  it('is created from the answers of a user', async () => {
    const user = createUser({ isInteractive: true })
    const ended = run(['--no-install'], user)
    await user.answer('In which folder?', 'shop', keys.enter)
    await user.answer('Which framework?', keys.down, keys.enter)
    await user.answer('Which chains?', keys.down, keys.space, keys.enter)
    await user.answer('Sign-in with the wallet?', 'y')
    await user.answer('A Latchkey cloud', keys.down, keys.down, keys.enter)
    await user.answer('The address of the cloud', 'cloud', keys.enter)
    await user.answer('"cloud" is not the address', '.example', keys.enter)
    await user.answer('"cloud.example" is not the address', '\u0015', 'https://cloud.example.org', keys.enter)
    expect(await ended).toBe(0)
    expect(user.read()).toContain('Created shop: Next.js')
    expect(read('shop/.env')).toContain('NEXT_PUBLIC_LATCHKEY_CLOUD=https://cloud.example.org\n')
    expect(read('shop/src/latchkey/modal.ts')).toContain('adapters: [eip155Adapter(), solanaAdapter()],')
    expect(list()).toContain('shop/src/server/answerSignIn.ts')
  })

  const questions = [
    'In which folder?',
    'Which framework?',
    'Which chains?',
    'Sign-in with the wallet?',
    'A Latchkey cloud',
  ]

  it.each(questions)('leaves nothing behind if the user cancels at %j', async (last) => {
    const user = createUser({ isInteractive: true })
    const ended = run([], user)
    for (const question of questions.slice(0, questions.indexOf(last))) await user.answer(question, keys.enter)
    await user.answer(last, keys.cancel)
    expect(await ended).toBe(130)
    expect(user.read()).toContain('Cancelled. Nothing was written.')
    expect(list()).toEqual([])
  })
})

describe('the installation', () => {
  const options = ['app', ...enough, '--package-manager', 'bun'] as const

  it('runs in the folder of the app', async () => {
    addInstaller('echo "$1 in $PWD"')
    const { code, text } = await runAlone(...options)
    expect([code, text]).toEqual([0, expect.stringContaining(`install in ${path.join(folder, 'app')}`)])
    expect(text).toContain('Next: cd app && bun run dev')
  })

  it('leaves the complete files if the package manager fails', async () => {
    addInstaller('echo no network >&2; exit 7')
    const { code, text } = await runAlone(...options)
    expect([code, text]).toEqual([1, expect.stringContaining('no network')])
    expect(text).toContain('bun could not install the packages: it ended with the code 7. The files are complete')
    expect(list()).toContain('app/src/main.tsx')
  })

  it('is reported if the package manager is missing', async () => {
    vi.stubEnv('PATH', folder)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await runAlone(...options)).toMatchObject({ code: 1, text: expect.stringContaining('ENOENT') })
  })

  it.each([
    ['a new app', ['shop/app', ...enough], {}],
    [
      'an existing app',
      ['--into', '.', '--chains', 'evm'],
      { 'package.json': '{"dependencies":{"vite":"8","react":"19"}}' },
    ],
  ])('removes every added file from %s if the user ends it', async (_, values, files) => {
    write(files)
    const before = list()
    addInstaller(`mkdir -p node_modules; touch "${folder}/../${path.basename(folder)}-started"; exec tail -f /dev/null`)
    const started = `${folder}-started`
    onTestFinished(() => rmSync(started, { force: true }))
    const end = new AbortController()
    const user = createUser({ isInteractive: false })
    const ended = run([...values, '--package-manager', 'bun'], user, end.signal)
    await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true)
    end.abort()
    expect(await ended).toBe(130)
    expect(user.read()).toContain('Cancelled. Everything was removed again.')
    expect(list().filter((file) => !file.startsWith('node_modules'))).toEqual(before)
    for (const [file, text] of Object.entries(files)) expect(read(file)).toBe(text)
  })
})

describe('an existing app', () => {
  const main = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`
  const app = {
    'package.json':
      '{\n  "name": "shop",\n  "dependencies": {\n    "react": "^18.0.0"\n  },\n  "devDependencies": { "vite": "7" }\n}\n',
    'src/main.tsx': main,
  }

  it('gets new files, dependencies and the provider', async () => {
    write(app)
    const { code, text } = await runAlone('--into', '.', '--chains', 'evm', '--cloud', 'local', '--no-install')
    expect(code, text).toBe(0)
    expect(list()).toEqual([
      'package.json',
      'src',
      'src/latchkey',
      'src/latchkey/LatchkeyProvider.tsx',
      'src/latchkey/env.ts',
      'src/latchkey/modal.ts',
      'src/main.tsx',
    ])
    expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual([
      '@latchkey/adapter-eip155',
      '@latchkey/core',
      '@latchkey/react',
      '@wagmi/core',
      'react',
      'viem',
    ])
    expect(read('src/main.tsx')).toContain('<LatchkeyProvider>\n      <App />')
    expect(text).toContain('VITE_LATCHKEY_CLOUD=http://127.0.0.1:8787')
    expect(text).toContain('<ConnectButton />')
    expect(text).not.toContain('put the provider around')
  })

  it('keeps a page that the program does not know, and says what to insert', async () => {
    write({ ...app, 'src/main.tsx': `${main}start()\n` })
    const { text } = await runAlone('--into', '.', '--chains', 'evm', '--no-install')
    expect(read('src/main.tsx')).toBe(`${main}start()\n`)
    expect(text).toContain('In src/main.tsx, put the provider around <App />:')
  })

  it.each([
    ['next', 'In app/layout.tsx, put the provider around {children}:', 'latchkey/modal.ts'],
    ['@react-router/dev', "route('api/siwx/*', 'routes/siwx.ts')", 'src/latchkey/modal.ts'],
    [
      '@tanstack/react-start',
      'In src/routes/__root.tsx, put the provider around {children}:',
      'src/routes/api/siwx/$.ts',
    ],
    ['vite', 'defineLatchkeyElements(modal)', 'src/latchkey/modal.ts'],
  ])('is recognised by %s', async (dependency, step, file) => {
    write({ 'package.json': JSON.stringify({ devDependencies: { [dependency]: '1' } }) })
    const { code, text } = await runAlone('--into', '.', '--chains', 'solana', '--sign-in', '--no-install')
    expect([code, text]).toEqual([0, expect.stringContaining(step)])
    expect(list()).toContain(file)
  })

  it.each([
    ['has such a file', { ...app, 'src/latchkey/env.ts': '' }, 1, 'src/latchkey/env.ts exists already'],
    ['has no known framework', { 'package.json': '{"dependencies":{"vue":"3"}}' }, 1, 'lists neither next'],
    ['has a broken package.json', { 'package.json': '{' }, 1, 'package.json cannot be read'],
    ['has none', { 'index.html': '' }, 1, 'There is no package.json'],
  ])('is refused and stays as it is if it %s', async (_, files, status, reason) => {
    write(files)
    const before = list()
    const { code, text } = await runAlone('--into', '.', '--chains', 'evm', '--no-install')
    expect([code, text]).toEqual([status, expect.stringContaining(reason)])
    expect(list()).toEqual(before)
    for (const [file, content] of Object.entries(files)) expect(read(file)).toBe(content)
  })

  it('is refused as an app of another framework', async () => {
    write(app)
    const { code, text } = await runAlone('--into', '.', '--template', 'next', '--chains', 'evm')
    expect([code, text]).toEqual([2, expect.stringContaining('uses Vite with React, not Next.js')])
  })

  it('is offered to a user in its folder', async () => {
    write(app)
    const user = createUser({ isInteractive: true })
    const ended = run(['--chains', 'evm', '--no-sign-in', '--cloud', 'none', '--no-install'], user)
    await user.answer('Add Latchkey to the app in this folder?', 'y')
    expect(await ended).toBe(0)
    expect(user.read()).toContain('Added Latchkey to shop')
    const declining = createUser({ isInteractive: true })
    const declined = run(['src', '--no-install'], declining)
    expect(await declined).toBe(1)
    expect(declining.read()).toContain('is not empty')
  })
})

it('prints its usage and its version', async () => {
  expect(await runAlone('--help')).toEqual({ code: 0, text: expect.stringContaining('Usage: npm create latchkey') })
  expect(await runAlone('--version')).toEqual({ code: 0, text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  expect(await runAlone('--frob')).toMatchObject({ code: 2, text: expect.stringContaining('--frob') })
})
