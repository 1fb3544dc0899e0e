import type { ViteUserConfig } from 'vitest/config'
import { nodeProject } from '../../vitest.shared.ts'

/** The tests that pair with the public library, which retries a relay that is gone for as long as its process lives. */
export const publicLibraryTests = [
  'src/pairing/fromUniversalProvider.test.ts',
  'src/pairing/sign/authenticate/authenticate.test.ts',
  'src/pairing/sign/createSignClient.test.ts',
  'src/sign-in/createOneClick.test.ts',
]

const { test, ...project } = nodeProject('core-pairing', { include: publicLibraryTests, isolate: true })

/**
 * The public library rejects promises of its own, which no code can catch: when a relay ends before its last message was sent, and when both
 * sides end a session at the same time.
 */
const isOfLibrary = ({
  message,
  stack = '',
}: {
  readonly message: string
  readonly stack?: string | undefined
}): boolean =>
  message.startsWith('Failed to publish payload') ||
  (message.startsWith('Missing or invalid. Record was recently deleted') && stack.includes('@walletconnect'))

const config: ViteUserConfig = {
  ...project,
  test: {
    ...test,
    onUnhandledError: (error) => (isOfLibrary(error) ? false : undefined),
  },
}
export default config
