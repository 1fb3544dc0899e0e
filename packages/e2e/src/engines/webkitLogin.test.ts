import { getFreePort } from '../../../../getFreePort.shared.ts'
import { getEngine } from '../setup/findEngine.ts'
import { describeLoginJourney } from './describeLoginJourney.ts'
import { launchWebkit } from './launchWebkit.ts'

describeLoginJourney('WebKitGTK', async () => launchWebkit({ engine: getEngine('webkit'), port: await getFreePort() }))
