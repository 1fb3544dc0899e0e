import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('adapter-solana', { testTimeout: 30_000, hookTimeout: 60_000 })
