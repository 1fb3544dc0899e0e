import type { AdapterCase } from './AdapterCase.ts'
import { abortCases } from './cases/abortCases.ts'
import { addressCases } from './cases/addressCases.ts'
import { adoptCases } from './cases/adoptCases.ts'
import { choiceCases } from './cases/choiceCases.ts'
import { connectCases } from './cases/connectCases.ts'
import { creationCases } from './cases/creationCases.ts'
import { destroyCases } from './cases/destroyCases.ts'
import { disconnectCases } from './cases/disconnectCases.ts'
import { errorCases } from './cases/errorCases.ts'
import { featureCases } from './cases/featureCases.ts'
import { followCases } from './cases/followCases.ts'
import { forecastCases } from './cases/forecastCases.ts'
import { isolationCases } from './cases/isolationCases.ts'
import { reconnectCases } from './cases/reconnectCases.ts'
import { replacementCases } from './cases/replacementCases.ts'
import { signatureCases } from './cases/signatureCases.ts'
import { silenceCases } from './cases/silenceCases.ts'
import { startCases } from './cases/startCases.ts'
import { stateCases } from './cases/stateCases.ts'
import { switchCases } from './cases/switchCases.ts'
import { traceCases } from './cases/traceCases.ts'
import { transferCases } from './cases/transferCases.ts'
import { walletFeatureCases } from './cases/walletFeatureCases.ts'

/**
 * Every case of the contract suite, in the order of the contract's 22 invariants. For test runners other than Vitest,
 * together with `runAdapterCase`; with Vitest call `describeAdapter`.
 */
export function getAdapterCases(): readonly AdapterCase[] {
  return [
    ...creationCases,
    ...startCases,
    ...reconnectCases,
    ...destroyCases,
    ...stateCases,
    ...connectCases,
    ...abortCases,
    ...followCases,
    ...switchCases,
    ...choiceCases,
    ...disconnectCases,
    ...adoptCases,
    ...featureCases,
    ...signatureCases,
    ...transferCases,
    ...forecastCases,
    ...replacementCases,
    ...traceCases,
    ...walletFeatureCases,
    ...addressCases,
    ...errorCases,
    ...isolationCases,
    ...silenceCases,
  ].toSorted((left, right) => left.invariant - right.invariant)
}
