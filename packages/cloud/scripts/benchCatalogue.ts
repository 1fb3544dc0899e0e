// Measures catalogue searches: node --conditions @latchkey/source scripts/benchCatalogue.ts [wallets]
// Prints the median and the 95th percentile in ms of each kind of search over a list of that size (default 5,000), in wall
// time and in processor time, which is more reliable on a busy machine.
import { createWalletIndex } from '../src/catalogue/createWalletIndex.ts'
import { shippedWallets } from '../src/catalogue/data/shippedWallets.ts'
import { mergeWallets } from '../src/catalogue/mergeWallets.ts'
import { createWallets } from '../src/catalogue/test/createWallets.ts'
import { listSearches } from '../src/catalogue/test/listSearches.ts'
import { measureDurations } from '../src/catalogue/test/measureDurations.ts'
import { readProcessorTime } from '../src/catalogue/test/readProcessorTime.ts'

const size = Number(process.argv[2] ?? 5000)
const imported = createWallets(size - shippedWallets.length)
const index = createWalletIndex(mergeWallets({ shipped: shippedWallets, imported }))
console.log(`${index.size} wallets, ms per search:`)
for (const [kind, searches] of Object.entries(listSearches(imported))) {
  const run = (number: number) => index.list({ page: 1, entries: 100, search: searches[number % searches.length] })
  measureDurations({ runs: 50, run, now: readProcessorTime })
  const wall = measureDurations({ runs: 300, run, now: () => performance.now() })
  const processor = measureDurations({ runs: 300, run, now: readProcessorTime })
  const columns = [wall.p50, wall.p95, processor.p50, processor.p95].map((value) => value.toFixed(2).padStart(6))
  console.log(
    `  ${kind.padEnd(8)} wall p50 ${columns[0]} p95 ${columns[1]}   processor p50 ${columns[2]} p95 ${columns[3]}`,
  )
}
