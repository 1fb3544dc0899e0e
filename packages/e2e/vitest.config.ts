import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('e2e', { testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false })
