// Measures how long an operation that the app pays for takes, and a plain transaction of the same call, in a real browser with a local
// chain and the cloud as a developer starts it. See README.md.
//
//   node bench/operations.ts [--rounds 10] [--write]
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../vitest.shared.ts'
import { openWalletPage } from './src/embedded/openWalletPage.ts'
import { startWalletWorld } from './src/embedded/startWalletWorld.ts'
import { describeMachine, writeFigures } from './src/writeFigures.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, write: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
const at = (list: readonly number[], part: number): number =>
  list.toSorted((one, other) => one - other)[Math.ceil(list.length * part) - 1] ?? Number.NaN
const show = (list: readonly number[]): string => `${at(list, 0.5).toFixed(0)} / ${at(list, 0.95).toFixed(0)}`

const world = await startWalletWorld()
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
const took: Record<'first' | 'operation' | 'transaction', number[]> = { first: [], operation: [], transaction: [] }
try {
  for (let round = 0; round <= rounds; round += 1) {
    const page = await openWalletPage({ browser, world })
    await page.logIn()
    // It also makes the account a smart one.
    const first = await page.pay()
    const operations = [await page.pay(), await page.pay()]
    await page.becomeStandard()
    // The first one loads what the others use.
    await page.pay()
    const transactions = [await page.pay(), await page.pay()]
    await page.end()
    // The first visit loads what the others use.
    if (round === 0) continue
    took.first.push(first)
    took.operation.push(...operations)
    took.transaction.push(...transactions)
    console.error(
      `round ${round}: ${[first, ...operations, ...transactions].map((each) => each.toFixed(0)).join(', ')}`,
    )
  }
} finally {
  await browser.close()
  await world.stop()
}

const ratio = at(took.operation, 0.5) / at(took.transaction, 0.5)
const report = [
  `${describeMachine()}, Chromium, ${rounds} rounds.`,
  '',
  '| what | p50 / p95 | at most |',
  '| --- | ---: | ---: |',
  `| Approve pressed → first operation in a block, with the authorization, ms | ${show(took.first)} | 1500 |`,
  `| Approve pressed → operation in a block, ms | ${show(took.operation)} | 1500 |`,
  `| Approve pressed → plain transaction in a block, ms | ${show(took.transaction)} |  |`,
  `| ratio of the medians | ${ratio.toFixed(2)} | 1.2 |`,
].join('\n')
console.log(report)
if (values.write) writeFigures('operations', report)
