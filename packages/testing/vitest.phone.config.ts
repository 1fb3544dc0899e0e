import type { ViteUserConfig } from 'vitest/config'
import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

/**
 * The tests that pair with the stock library. Its timers outlive them, so no other test runs in their processes: those of the adapter
 * contract fail on every error that nothing handles.
 */
export const phoneTests = ['src/phone/**/*.test.ts']

const { test, ...project } = nodeProject('testing-phone', {
  include: phoneTests,
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})

/**
 * The stock library of WalletConnect rejects a promise of its own, which no code can catch, 5 minutes after a proposal or a request without
 * an answer, also if the test that made it is long over.
 */
const expired = ['Proposal expired', 'Request expired. Please try again.']

const config: ViteUserConfig = {
  ...project,
  test: { ...test, onUnhandledError: ({ message }) => (expired.includes(message) ? false : undefined) },
}
export default config
