import { buildPackage } from '../../tsdown.shared.ts'
import { minifyStyles } from './build/minifyStyles.ts'

export default { ...buildPackage('neutral'), plugins: [minifyStyles()] }
