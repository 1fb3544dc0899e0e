import { getFreePort } from '../../../../getFreePort.shared.ts'
import { getEngine } from '../setup/findEngine.ts'
import { describeCoreJourneys } from './describeCoreJourneys.ts'
import { launchWebkit } from './launchWebkit.ts'

describeCoreJourneys('WebKitGTK', async () => launchWebkit({ engine: getEngine('webkit'), port: await getFreePort() }))
