import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const folder = path.join(import.meta.dirname, '..', '..', '..', 'packages/cloud/scripts')

/** Runs a benchmark of the cloud's own, and returns what it prints. */
export async function runCloudScript(script: string, values: readonly string[]): Promise<string> {
  const file = path.join(folder, script)
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@latchkey/source', file, ...values])
  return stdout
}
