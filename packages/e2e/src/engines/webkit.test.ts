import { getEngine } from '../setup/findEngine.ts'
import { describeCoreJourneys } from './describeCoreJourneys.ts'
import { launchWebkit } from './launchWebkit.ts'

describeCoreJourneys('WebKitGTK', () => launchWebkit(getEngine('webkit')))
