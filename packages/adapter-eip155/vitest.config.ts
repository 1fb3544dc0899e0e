import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('adapter-eip155', { testTimeout: 30_000, hookTimeout: 60_000 })
