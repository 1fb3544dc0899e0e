// Measures the embedded wallet in a real browser, with a local chain, a mail server that answers at once, and the cloud as a developer
// starts it. See README.md.
//
//   node bench/embedded.ts [--rounds 15] [--signatures 100] [--write]
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../vitest.shared.ts'
import { openWalletPage, type WalletPage } from './src/embedded/openWalletPage.ts'
import { startWalletWorld } from './src/embedded/startWalletWorld.ts'
import { describeMachine, writeFigures } from './src/writeFigures.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    signatures: { type: 'string', default: '100' },
    write: { type: 'boolean', default: false },
  },
})
const [rounds, signatures] = [Number(values.rounds), Number(values.signatures)]
const at = (list: readonly number[], part: number): number =>
  list.toSorted((one, other) => one - other)[Math.ceil(list.length * part) - 1] ?? Number.NaN
const show = (list: readonly number[]): string => `${at(list, 0.5).toFixed(0)} / ${at(list, 0.95).toFixed(0)}`

const world = await startWalletWorld()
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
const [sent, signed, unlocked, restored, injected]: readonly number[][] = [[], [], [], [], []]
let growth = Number.NaN
let times = 0

/** Does something in a page of a new visitor. */
async function visit(act: (page: WalletPage) => Promise<void>): Promise<void> {
  const page = await openWalletPage({ browser, world })
  try {
    await act(page)
  } finally {
    await page.end()
  }
}

try {
  // The first visit loads what the others use.
  await visit(async (page) => void (await page.logIn()))
  for (let round = 1; round <= rounds; round += 1) {
    await visit(async (page) => {
      sent?.push(await page.logIn())
      signed?.push(await page.sign())
      restored?.push(await page.reload())
      await page.leave()
      unlocked?.push(await page.logInWithPasskey())
    })
    await visit(async (page) => {
      await page.connectInjected()
      injected?.push(await page.reload())
    })
    console.error(
      `round ${round}: ${[sent, signed, unlocked, restored, injected].map((list) => list?.at(-1)?.toFixed(0)).join(', ')}`,
    )
  }
  await visit(async (page) => {
    await page.logIn()
    await page.sign()
    const before = await page.readFrameHeap()
    for (; times < signatures; times += 1) await page.sign()
    growth = (await page.readFrameHeap()) - before
  })
} finally {
  await browser.close()
  await world.stop()
}

const ratio = at(restored ?? [], 0.5) / at(injected ?? [], 0.5)
const report = [
  `${describeMachine()}, Chromium, ${rounds} rounds.`,
  '',
  '| what | p50 / p95 | at most |',
  '| --- | ---: | ---: |',
  `| e-mail address sent → code sent and its field on screen, ms | ${show(sent ?? [])} | 300 |`,
  `| Approve pressed on a known device → signature in the app, ms | ${show(signed ?? [])} | 150 |`,
  `| passkey used → address in the app, ms | ${show(unlocked ?? [])} | 400 |`,
  `| reload → address in the app, ms | ${show(restored ?? [])} |  |`,
  `| the same with a wallet of the browser, ms | ${show(injected ?? [])} |  |`,
  `| ratio of the medians | ${ratio.toFixed(2)} | 1.2 |`,
  `| heap of the frame after ${times} signatures over the first, MB | ${growth.toFixed(2)} | 2 |`,
].join('\n')
console.log(report)
if (values.write) writeFigures('embedded', report)
