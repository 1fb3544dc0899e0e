import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { provideFolder } from './folders.mjs'

/** The time for which a server may stay silent before it counts as unreachable, in ms. */
const probeTime = 4_000

/**
 * Debian's packages, and those of its derivatives. `install` needs root or sudo without a password; `unpack` needs neither.
 *
 * @param {{ readonly commands: ReturnType<typeof import('./createCommands.mjs').createCommands> }} parameters
 */
export function createDebian({ commands }) {
  /** @type {Promise<string | undefined> | undefined} */
  let reachable
  /** @type {Promise<readonly string[] | undefined> | undefined} */
  let administrator
  /** @type {{ readonly packages: Set<string>, readonly result: Promise<boolean> } | undefined} */
  let batch
  /** @type {Promise<unknown>} */
  let lastInstallation = Promise.resolve()

  /** Returns the address of a package list that answers, or undefined. */
  const findMirror = async () => {
    if (process.platform !== 'linux') return undefined
    const listed = await commands.run('apt-get', ['--print-uris', 'update'], { timeout: probeTime })
    const [, address] = /'(https?:[^']+)'/.exec(listed.output) ?? []
    if (!listed.isOk || address === undefined) return undefined
    const proxy = await commands.run('apt-config', ['dump', 'Acquire::http::Proxy'], { timeout: probeTime })
    // Node's fetch does not use the proxy of apt.
    if (/"\S+"/.test(proxy.output) || process.env['http_proxy'] !== undefined) return address
    return (await isAnswering(address)) ? address : undefined
  }

  /** Returns the words that precede a command which needs root, or undefined if this user may not run it. */
  const findAdministrator = async () => {
    if (process.getuid?.() === 0) return []
    const sudo = await commands.run('sudo', ['-n', 'true'], { timeout: probeTime })
    return sudo.isOk ? ['sudo', '-n'] : undefined
  }

  /** @param {readonly string[]} packages @param {readonly string[]} prefix */
  const runInstallation = async (packages, prefix) => {
    const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'Acquire::Retries=1', '-qq']
    const run = async (/** @type {readonly string[]} */ words) => {
      const [command = '', ...rest] = [...prefix, ...apt, ...words]
      return (await commands.run(command, rest)).isOk
    }
    return (await run(['update'])) && (await run(['install', '-y', '--no-install-recommends', ...packages]))
  }

  const getMirror = () => (reachable ??= findMirror())
  const getAdministrator = () => (administrator ??= findAdministrator())

  return {
    /** Returns whether packages can be installed here. */
    async canInstall() {
      const [mirror, prefix] = await Promise.all([getMirror(), getAdministrator()])
      return mirror !== undefined && prefix !== undefined
    },
    /** Returns whether packages can be fetched and unpacked here. */
    async canUnpack() {
      const unpacker = commands.run('dpkg-deb', ['--version'], { timeout: probeTime })
      return (await getMirror()) !== undefined && (await unpacker).isOk
    },
    /**
     * Installs packages. What is requested at the same time is installed by one call, because apt runs only once at a time.
     *
     * @param {readonly string[]} packages
     */
    install(packages) {
      if (batch === undefined) {
        const wanted = new Set(/** @type {string[]} */ ([]))
        const before = lastInstallation
        const result = new Promise((resolve) => setImmediate(resolve)).then(async () => {
          batch = undefined
          await before
          return runInstallation([...wanted], (await getAdministrator()) ?? [])
        })
        batch = { packages: wanted, result }
        lastInstallation = result
      }
      for (const name of packages) batch.packages.add(name)
      return batch.result
    },
    /**
     * Unpacks a package, and those that it depends on and that are not installed, into a folder. Nothing is configured or
     * started, and the system stays as it is.
     *
     * @param {{ readonly name: string, readonly folder: string }} parameters
     */
    async unpack({ name, folder }) {
      const state = path.join(provideFolder, 'apt')
      const lists = path.join(state, 'lists')
      const archives = path.join(state, 'archives')
      for (const each of [lists, archives, folder])
        mkdirSync(path.join(each, each === folder ? '' : 'partial'), { recursive: true })
      const options = [`Dir::State::lists=${lists}`, `Dir::Cache=${state}`, `Dir::Cache::archives=${archives}`]
      // The lists of the system are not touched, so no lock is needed.
      options.push('Debug::NoLocking=1', 'APT::Sandbox::User=', 'Acquire::Retries=1', 'Acquire::Languages=none')
      const apt = [...options.flatMap((option) => ['-o', option]), '-qq']
      if (!(await commands.run('apt-get', [...apt, 'update'])).isOk) return false
      const download = ['install', '-y', '--download-only', '--no-install-recommends', name]
      if (!(await commands.run('apt-get', [...apt, ...download])).isOk) return false
      for (const archive of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
        const unpacked = await commands.run('dpkg-deb', ['-x', path.join(archives, archive), folder])
        if (!unpacked.isOk) return false
      }
      return true
    },
    /** Returns whether this is Debian itself, not a derivative. Ubuntu's package of Chromium installs a snap. */
    isDebian() {
      try {
        return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
      } catch {
        return false
      }
    },
  }
}

/** @param {string} address */
async function isAnswering(address) {
  try {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(probeTime) })
    return response.status < 500
  } catch {
    return false
  }
}
