/** The parts of Playwright's `Locator` that are used here; the packages use different versions of it. */
interface Button {
  hover(options: { readonly timeout: number }): Promise<void>
  click(options: { readonly timeout: number }): Promise<void>
  getAttribute(name: string, options: { readonly timeout: number }): Promise<string | null>
  evaluate(run: () => Promise<void>): Promise<void>
  waitFor(options: { readonly state: 'hidden'; readonly timeout: number }): Promise<void>
}

/**
 * Presses a button of the wallet's frame as a visitor does, until it is gone or busy, or until `isTaken` resolves with true. The pointer
 * rests on it before the press: the proof of being seen requires that, and a frame whose screen has just changed still gets its new
 * height, which moves the button. A browser then leads the press to what was there before, and Playwright takes it for done. On a busy
 * machine the browser may also report too late that nothing covers the button; a visitor presses again then.
 *
 * @param isTaken waits for what the press leads to, for a few seconds.
 * @param prepare what the visitor does before each press, such as reading the screen to its end: what the screen shows later disables the button.
 */
export async function pressUntilTaken(
  button: Button,
  isTaken = () => isGoneOrBusy(button),
  prepare = () => Promise.resolve(),
): Promise<void> {
  let cause: unknown
  for (let tries = 0; tries < 5; tries += 1) {
    await prepare()
    await button.hover({ timeout: 12_000 })
    await answerWithin(
      12_000,
      button.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500))),
    )
    cause = await button.click({ timeout: 12_000 }).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (cause === undefined && (await isTaken())) return
  }
  throw new TypeError('The button took none of five presses.', { cause })
}

/** Playwright waits without a limit for what a page evaluates, and the test would then end without saying where. */
async function answerWithin(milliseconds: number, answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TypeError('The frame did not answer.')), milliseconds)
  })
  await Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

async function isGoneOrBusy(button: Button): Promise<boolean> {
  const isGone = await button.waitFor({ state: 'hidden', timeout: 4_000 }).then(
    () => true,
    () => false,
  )
  if (isGone) return true
  // The button can go just after the wait for it ended; without a limit, the read would then wait for another one.
  return button.getAttribute('aria-busy', { timeout: 1_000 }).then(
    (isBusy) => isBusy === 'true',
    () => true,
  )
}
