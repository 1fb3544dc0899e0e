import { fileURLToPath } from 'node:url'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserProject } from '../../vitest.shared.ts'

/** Runs the slowest files first. Vitest sorts by file size, but one line of scenes can take a minute. */
class ScenesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const hasScenes = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.scenes.test.tsx')
    return [...sorted.filter(hasScenes), ...sorted.filter((file) => !hasScenes(file))]
  }
}

// These tests mostly wait for the screen, so several pages run at once.
const project = browserProject('react', { maxWorkers: 3, isolate: false }, [
  fileURLToPath(new URL('src/test/withoutOwnerStacks.ts', import.meta.url)),
  fileURLToPath(new URL('src/test/cleanPage.ts', import.meta.url)),
])

export default {
  ...project,
  test: { ...project.test, sequence: { sequencer: ScenesFirst } },
  // A dependency discovered during a run is bundled at that moment, and the page reloads in the middle of a test.
  optimizeDeps: {
    include: [
      '@latchkey/core > @tanstack/query-core',
      '@latchkey/core > zustand/vanilla',
      '@tanstack/react-query',
      'axe-core',
      'fast-check',
      'intl-messageformat',
      'jsqr',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'uqr',
      'vitest-browser-react',
      'vitest-browser-react/pure',
    ],
  },
}
