import { getEngine } from '../setup/findEngine.ts'
import { describeLoginJourney } from './describeLoginJourney.ts'
import { launchFirefox } from './launchFirefox.ts'

describeLoginJourney('Firefox', () => launchFirefox(getEngine('firefox')))
