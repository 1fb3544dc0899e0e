import { configDefaults } from 'vitest/config'
import { nodeProject } from '../../vitest.shared.ts'
import { publicLibraryTests } from './vitest.pairing.config.ts'

export default nodeProject('core', { exclude: [...configDefaults.exclude, ...publicLibraryTests] })
