import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

export default nodeProject('testing', {
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
