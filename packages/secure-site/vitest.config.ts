import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

export default nodeProject('secure-site', {
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
