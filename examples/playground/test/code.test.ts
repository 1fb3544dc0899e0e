import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { appCode } from '../src/code/appCode.ts'
import { toModalCode } from '../src/code/toModalCode.ts'
import { toNetworksCode } from '../src/code/toNetworksCode.ts'
import { defaultSettings } from '../src/state/settings.ts'
import { readDevnet } from './readDevnet.ts'

const folder = path.resolve(import.meta.dirname, '../.cache/code')
const everything = {
  ...defaultSettings,
  theme: 'dark',
  locale: 'ar',
  accent: '#c2185b',
  radius: 8,
  font: 'serif',
  enableNetworkSwitch: false,
  allowUnsupportedChain: true,
  ignoreSwitchConfirmation: true,
  hasCustomWallet: true,
  hasLegalLinks: true,
  hasEmailLogin: false,
  signIn: 'optional',
  walletOrder: 'custom',
} as const

it('prints code that compiles, with every option set', async () => {
  const devnet = readDevnet()
  expect(devnet.chains).toHaveLength(4)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = {
    'modal.ts': toModalCode(everything, devnet),
    'networks.ts': toNetworksCode(devnet.chains),
    'App.tsx': appCode,
    'tsconfig.json': JSON.stringify({ extends: '../../tsconfig.json', include: ['.'] }),
  }
  await mkdir(folder, { recursive: true })
  for (const [file, code] of Object.entries(files)) await writeFile(path.join(folder, file), code)
  const output = await promisify(execFile)('tsc', ['-p', folder]).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  )
  expect(output).toBe('')
})

it('prints only what differs from the defaults', () => {
  expect(toModalCode(defaultSettings, readDevnet())).toContain(`export const modal = createModal({
  networks: [localEthereum, secondEthereum, localSolana, localBitcoin],
  adapters: [eip155Adapter(), solanaAdapter(), bitcoinAdapter()],
  projectId: 'dev',
  cloud: 'http://127.0.0.1:8787',
  metadata: { name: 'Latchkey playground' },
})`)
})
