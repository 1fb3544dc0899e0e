import { execFileSync } from 'node:child_process'
import { getChromiumPath } from '../../../../vitest.shared.ts'

/**
 * The Chromium of the tests, if it requests a module again that failed to load: version 156 does, 153 remembers the failure until the page is
 * reloaded, as Firefox does. For `it.each`: with an older one there is no such test, while a skipped one would count as failed.
 */
export const browsersThatAskAgain: readonly string[] = readVersion() >= 156 ? ['Chromium'] : []

function readVersion(): number {
  const text = execFileSync(getChromiumPath(), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)\./.exec(text)?.[1])
}
