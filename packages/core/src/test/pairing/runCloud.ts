import { createCloud, createLogger, readSettings } from '@latchkey/cloud'

// Runs a node of the cloud as a separate process, so that a test can kill it. Settings are environment variables; the
// port is sent to the parent process, and the node exits with the parent.
const { settings } = readSettings({ environment: process.env })
const cloud = await createCloud({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
process.once('disconnect', () => process.exit())
process.send?.({ port: cloud.port })
