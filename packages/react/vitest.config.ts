import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserProject } from '../../vitest.shared.ts'

/** Begins with what takes long. Vitest goes by the length of a file, but a line of scenes stands for a minute. */
class ScenesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const hasScenes = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.scenes.test.tsx')
    return [...sorted.filter(hasScenes), ...sorted.filter((file) => !hasScenes(file))]
  }
}

// These tests wait for the screen most of the time: several pages wait at once.
const project = browserProject('react', { maxWorkers: 3 })

export default {
  ...project,
  test: { ...project.test, sequence: { sequencer: ScenesFirst } },
  // A dependency that is found in the middle of a run is bundled then, and the page reloads under the tests' feet.
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
    ],
  },
}
