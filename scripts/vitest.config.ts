import { nodeProject } from '../vitest.shared.ts'

export default nodeProject('scripts', { include: ['**/*.test.ts'] })
