import { configDefaults } from 'vitest/config'
import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'
import { phoneTests } from './vitest.phone.config.ts'

export default nodeProject('testing', {
  exclude: [...configDefaults.exclude, ...phoneTests],
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
