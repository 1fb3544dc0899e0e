import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('playground', {
  include: ['{server,src,test}/**/*.test.ts'],
  testTimeout: 240_000,
  // Each file starts chains, a cloud, a server and possibly a browser.
  fileParallelism: false,
  isolate: true,
})
