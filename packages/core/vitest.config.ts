import { configDefaults } from 'vitest/config'
import { nodeProject } from '../../vitest.shared.ts'
import { frameTests } from './vitest.frame.config.ts'
import { publicLibraryTests } from './vitest.pairing.config.ts'

export default nodeProject('core', { exclude: [...configDefaults.exclude, ...publicLibraryTests, ...frameTests] })
