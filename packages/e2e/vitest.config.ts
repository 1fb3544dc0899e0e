import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('e2e', {
  include: ['src/journeys/**/*.test.ts'],
  globalSetup: ['src/setup/globalSetup.ts'],
  testTimeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
  // One Chromium at a time: journeys measure what a visitor sees, and two cores are not many.
  fileParallelism: false,
})
