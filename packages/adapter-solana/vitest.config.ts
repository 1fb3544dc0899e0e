import { nodeProject } from '../../vitest.shared.ts'

// The tests share nothing at module level, and a worker for each file costs more than most of them take.
export default nodeProject('adapter-solana', { testTimeout: 30_000, hookTimeout: 60_000, isolate: false })
