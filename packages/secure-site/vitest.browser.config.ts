import { browserProject } from '../../vitest.shared.ts'

export default browserProject('secure-site-browser')
