import { buildPackage } from '../../tsdown.shared.ts'
import { bundleBcoin, importBcoin } from './build/bundleBcoin.ts'

export default [...buildPackage('node', { plugins: [importBcoin] }), bundleBcoin]
