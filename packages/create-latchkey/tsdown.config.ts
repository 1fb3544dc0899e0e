import { buildPackage } from '../../tsdown.shared.ts'

// The templates are files beside the code.
export default buildPackage('node').map((build) => ({ ...build, copy: ['templates'] }))
