import { nodeProject } from '../../vitest.shared.ts'

/** The tests that pair with the public library, which retries a relay that is gone for as long as its process lives. */
export const publicLibraryTests = [
  'src/pairing/fromUniversalProvider.test.ts',
  'src/pairing/sign/authenticate/authenticate.test.ts',
  'src/pairing/sign/createSignClient.test.ts',
  'src/sign-in/createOneClick.test.ts',
]

export default nodeProject('core-pairing', { include: publicLibraryTests, isolate: true })
