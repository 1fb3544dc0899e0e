import { execFileSync } from 'node:child_process'
import { getChromiumPath } from '../../../../vitest.shared.ts'

/**
 * Whether the Chromium of the tests requests a module again that failed to load: version 156 does, 153 remembers the failure until the page is
 * reloaded, as Firefox does.
 */
export const asksAgain = readVersion() >= 156

function readVersion(): number {
  const text = execFileSync(getChromiumPath(), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)\./.exec(text)?.[1])
}
