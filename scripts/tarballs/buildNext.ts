import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fail } from '../shared/problems.ts'
import { run } from './run.ts'

/** The beginning of the buttons' styles. */
const styles = 'button:not(a):where(.lk-button)'

/**
 * Builds an app with Next, with a page of each router. Both pages must hold the button and its styles before any script runs: the App
 * Router in the markup, the Pages Router in a linked file.
 */
export async function buildNext({ folder, label }: { readonly folder: string; readonly label: string }): Promise<void> {
  const app = path.join(folder, 'next')
  rmSync(path.join(app, '.next'), { recursive: true, force: true })
  const program = path.join(folder, 'node_modules/next/dist/bin/next')
  // npm's lockfile names only the binary of this platform, which Next would complete from the network.
  const env = { NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1' }
  const { code, output } = await run(process.execPath, [program, 'build'], app, env)
  if (code !== 0 || /warn|⚠/i.test(output)) fail(`${label}: Next does not build the app without a warning\n${output}`)
  if (code !== 0) return
  const read = (file: string): string => {
    const html = path.join(app, '.next/server', file)
    const markup = existsSync(html) ? readFileSync(html, 'utf8') : ''
    if (!markup.includes('data-testid="lk-connect-button"')) fail(`${label}: ${file} does not hold the button`)
    return markup
  }
  if (!read('app/index.html').includes(styles)) fail(`${label}: the markup of the App Router does not hold the styles`)
  const linked = [...read('pages/older.html').matchAll(/href="\/_next\/([^"]+\.css)"/g)].map(([, file = '']) => file)
  const sheets = linked.flatMap((file) => globSync(file, { cwd: path.join(app, '.next') }))
  if (!sheets.some((file) => readFileSync(path.join(app, '.next', file), 'utf8').includes(styles)))
    fail(`${label}: the page of the Pages Router links no file with the styles`)
}
