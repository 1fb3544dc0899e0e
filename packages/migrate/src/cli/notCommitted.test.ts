import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '../test/createApp.ts'
import { createUser } from '../../../../createUser.shared.ts'
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

it('protects files that are not committed', async () => {
  const app = createApp(files)
  const run = async (...values: readonly string[]) => {
    const user = createUser({ isInteractive: false })
    return { code: await runCli({ values, cwd: app.folder, terminal: user.terminal }), text: user.read() }
  }
  const git = (...values: readonly string[]): void => {
    const own = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com']
    expect(spawnSync('git', [...own, ...values], { cwd: app.folder }).status).toBe(0)
  }
  git('init', '-q')
  const refused = await run('--yes')
  expect(refused.code).toBe(1)
  expect(refused.text).toContain('files are not committed')
  git('add', '.')
  git('commit', '-q', '-m', 'App')
  writeFileSync(path.join(app.folder, 'notes.txt'), 'mine')
  expect((await run('--yes')).text).toContain('1 file is not committed')
  expect(app.read('src/App.tsx')).toBe(files['src/App.tsx'])
  expect((await run('--yes', '--allow-dirty')).code).toBe(0)
  expect(app.read('src/App.tsx')).toContain('ModalProvider')
})
