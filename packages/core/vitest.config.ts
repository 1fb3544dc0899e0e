import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('core', {
  // The public library, which some tests pair with, retries a relay that is gone for as long as its process lives.
  isolate: true,
})
