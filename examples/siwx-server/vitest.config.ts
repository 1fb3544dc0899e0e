import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('siwx-server', { include: ['test/**/*.test.ts'] })
