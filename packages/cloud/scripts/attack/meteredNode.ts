// A node of the cloud that states how long its main thread was busy: node meteredNode.ts. Configured by environment variables.
// Its parent receives its URL over the IPC channel, and for each message how many ms the thread was busy since the one before.
import { performance } from 'node:perf_hooks'
import { readSettings } from '../../src/config/readSettings.ts'
import { createCloud } from '../../src/createCloud.ts'
import { createLogger } from '../../src/observe/createLogger.ts'

const { settings } = readSettings({ environment: process.env })
const cloud = await createCloud({ settings, logger: createLogger({ level: 'silent', format: 'json' }) })
let last = performance.eventLoopUtilization()

process.on('message', () => {
  const now = performance.eventLoopUtilization()
  const { active } = performance.eventLoopUtilization(now, last)
  last = now
  process.send?.(active)
})
process.on('disconnect', () => process.exit(0))
process.send?.(cloud.port)
