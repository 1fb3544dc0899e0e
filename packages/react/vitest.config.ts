import { browserProject } from '../../vitest.shared.ts'

export default browserProject('react')
