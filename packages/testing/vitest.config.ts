import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

export default nodeProject('testing', {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
