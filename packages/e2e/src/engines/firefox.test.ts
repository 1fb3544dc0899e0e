import { getEngine } from '../setup/findEngine.ts'
import { describeCoreJourneys } from './describeCoreJourneys.ts'
import { describeReload } from './describeLoadFailures.ts'
import { launchFirefox } from './launchFirefox.ts'

describeCoreJourneys('Firefox', () => launchFirefox(getEngine('firefox')), describeReload)
