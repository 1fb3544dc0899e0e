// A node of the cloud that states how long its main thread was busy: node meteredNode.ts. Configured by environment variables.
// Its parent receives its URL over the IPC channel, and for each message how many ms of a processor the thread has used since the one before.
import { readSettings } from '../src/config/readSettings.ts'
import { createCloud } from '../src/createCloud.ts'
import { createLogger } from '../src/observe/createLogger.ts'

const { settings } = readSettings({ environment: process.env })
const cloud = await createCloud({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
let last = process.threadCpuUsage()

process.on('message', () => {
  const now = process.threadCpuUsage()
  process.send?.((now.user - last.user + now.system - last.system) / 1_000)
  last = now
})
process.on('disconnect', () => process.exit(0))
process.send?.(cloud.port)
