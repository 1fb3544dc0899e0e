// Runs Postgres and Redis for benchmarks outside this package: node backEnds.ts. The parent process receives their URLs
// over the IPC channel, and sends orders such as `kill redis`, which are answered with the same text when done.
import { startPostgres } from '../src/test/startPostgres.ts'
import { startRedis } from '../src/test/startRedis.ts'

const [postgres, redis] = await Promise.all([startPostgres({ isDurable: true }), startRedis()])
const orders: Readonly<Record<string, () => Promise<void>>> = {
  'kill postgres': postgres.kill,
  'restart postgres': postgres.restart,
  'kill redis': redis.kill,
  'restart redis': redis.restart,
}
const stop = async (): Promise<void> => {
  await Promise.all([postgres.stop(), redis.stop()])
  process.exit(0)
}

process.on('message', (order) => {
  void orders[String(order)]?.().then(() => process.send?.(order))
})
// Ends with its parent, however the parent ends.
process.on('disconnect', () => void stop())
// Sent to all programs in the terminal. The parent decides when they end.
process.on('SIGINT', () => undefined)
process.send?.({ databaseUrl: await postgres.createDatabase('bench'), redisUrl: redis.url })
