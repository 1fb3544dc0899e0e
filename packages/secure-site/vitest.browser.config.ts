import { fileURLToPath } from 'node:url'
import { browserProject } from '../../vitest.shared.ts'

export default browserProject('secure-site-browser', {}, [
  fileURLToPath(new URL('src/screens/test/drawn.ts', import.meta.url)),
])
