import { createCloud, createLogger, readSettings } from '@latchkey/cloud'

// A node of the cloud as a process of its own, so that a test can kill it: settings come from the environment, and the port
// goes to the parent, whose end is the end.
const { settings } = readSettings({ environment: process.env })
const cloud = await createCloud({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
process.once('disconnect', () => process.exit())
process.send?.({ port: cloud.port })
