import { buildPackage } from '../../tsdown.shared.ts'

export default buildPackage('node')
