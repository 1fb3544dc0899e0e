import { buildPackage } from '../../tsdown.shared.ts'
import { markClientModules } from './build/markClientModules.ts'
import { minifyStyles } from './build/minifyStyles.ts'

export default { ...buildPackage('neutral'), plugins: [minifyStyles(), markClientModules()] }
