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

/** The public library rejects a promise of its own, which no code can catch, when a relay ends before its last message was sent. */
const config: ViteUserConfig = {
  ...project,
  test: {
    ...test,
    onUnhandledError: ({ message }) => (message.startsWith('Failed to publish payload') ? false : undefined),
  },
}
export default config
