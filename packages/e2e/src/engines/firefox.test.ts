import { getEngine } from '../setup/findEngine.ts'
import { describeCoreJourneys } from './describeCoreJourneys.ts'
import { launchFirefox } from './launchFirefox.ts'

describeCoreJourneys('Firefox', () => launchFirefox(getEngine('firefox')))
