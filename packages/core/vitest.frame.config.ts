import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

/** The frame of the embedded wallet: a real cloud, and pages of other sites in real Chromium. */
export const frameTests = [
  'frame/device',
  'frame/farcaster',
  'frame/frame',
  'frame/login',
  'frame/mishaps',
  'frame/move',
  'frame/settings',
  'frame/smart',
  'frame/solana',
  'frame/social',
  'frame/subdomain',
  'frame/trial',
  'frame/trusted',
  'frame/wallet',
  'frame/window',
  'socialLogin',
].map((name) => `src/login/${name}.test.ts`)

export default nodeProject('core-frame', {
  include: frameTests,
  expect: { poll: { timeout: 25_000 } },
  // The optimizing compiler would take longer for the database's WebAssembly than all that a test asks of it.
  execArgv: ['--liftoff-only'],
  provide: {
    chromium: { executablePath: getChromiumPath(), args: [...chromiumArgs, '--force-prefers-reduced-motion'] },
  },
})
