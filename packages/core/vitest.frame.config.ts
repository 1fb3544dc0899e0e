import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

/** The frame of the embedded wallet: a real cloud, and pages of other sites in real Chromium. */
export const frameTests = ['src/login/frame/frame.test.ts']

export default nodeProject('core-frame', {
  include: frameTests,
  isolate: true,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 25_000 } },
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
