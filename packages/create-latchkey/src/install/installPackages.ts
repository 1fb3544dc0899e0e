import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { CreateError } from '../CreateError.ts'
import type { Installer } from '../settings/Settings.ts'

/** Runs the install command of a package manager, and prints what it prints. */
export async function installPackages(parameters: {
  readonly installer: Installer
  readonly folder: string
  readonly output: Writable
  readonly signal: AbortSignal
}): Promise<void> {
  const { folder, output, installer, signal } = parameters
  const failure = await new Promise<string | undefined>((resolve) => {
    const child = spawn(installer, ['install'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The programs are scripts there.
      shell: process.platform === 'win32',
      signal,
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.write(chunk))
    child.on('error', (error) => {
      if (!signal.aborted) resolve(error.message)
    })
    child.on('close', (code) => resolve(code === 0 ? undefined : `it ended with the code ${code}`))
  })
  if (signal.aborted) throw new CreateError('cancelled', 'Cancelled.')
  if (failure !== undefined)
    throw new CreateError(
      'install_failed',
      `${installer} could not install the packages: ${failure}. The files are complete: run \`${installer} install\` in the folder.`,
    )
}
