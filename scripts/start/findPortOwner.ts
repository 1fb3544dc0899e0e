import { execFile } from 'node:child_process'
import { readFile, readdir, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A program that listens on a port. */
export interface PortOwner {
  readonly processId: number
  /** Its command line, or only its name where the system tells no more. */
  readonly command: string
}

/** A longer command line is cut. */
const commandLength = 80

/** The state of a listening socket in Linux' table. */
const listening = '0A'

/**
 * Returns the program that listens on a TCP port of this machine, or undefined if it cannot be found: it belongs to another user
 * or runs in a container, or the system has neither `/proc` nor `lsof`.
 */
export async function findPortOwner(port: number): Promise<PortOwner | undefined> {
  try {
    return process.platform === 'linux' ? await findInProc(port) : await askLsof(port)
  } catch {
    return undefined
  }
}

async function findInProc(port: number): Promise<PortOwner | undefined> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(async (file) => readIfAllowed(file)))
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const links = new Set(
    tables
      .flatMap((table) => table.split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) === true && state === listening)
      .map((columns) => `socket:[${columns[9]}]`),
  )
  if (links.size === 0) return undefined
  const processIds = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const processId of processIds) {
    const folder = `/proc/${processId}/fd`
    const files = await readdir(folder).catch(() => [])
    const targets = await Promise.all(files.map(async (file) => readlink(`${folder}/${file}`).catch(() => '')))
    if (!targets.some((target) => links.has(target))) continue
    const command = (await readIfAllowed(`/proc/${processId}/cmdline`)).split('\0').join(' ').trim()
    return { processId: Number(processId), command: command.slice(0, commandLength) }
  }
  return undefined
}

async function askLsof(port: number): Promise<PortOwner | undefined> {
  const { stdout } = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'])
  const processId = /^p(\d+)$/m.exec(stdout)?.[1]
  const command = /^c(.+)$/m.exec(stdout)?.[1]
  return processId === undefined ? undefined : { processId: Number(processId), command: command ?? '' }
}

async function readIfAllowed(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
