import { buildPackage } from '../../tsdown.shared.ts'

export default buildPackage('neutral', { parts: { engine: 'wallets/createEngine' } })
