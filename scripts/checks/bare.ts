// Runs `npm test` on a bare machine: a root file system with Debian's minimal set of packages, Node and npm, once as an ordinary
// user and once as root. Needs root, Linux, Debian's archive and some minutes.
//
//   sudo node scripts/boot.mjs pnpm bare                        the whole `npm test`
//   sudo node scripts/boot.mjs pnpm bare --user root test       some of its checks, for one user
//
// Options: --user <name> (`tester` or `root`), --folder <folder> (keeps the root file system there and uses it again),
// --suite <name> (Debian's release), --command <shell command> (in place of `npm test`).
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listRepositoryFiles } from '../shared/listRepositoryFiles.ts'
import { fail, finish } from '../shared/problems.ts'
import { root } from '../shared/workspace.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    user: { type: 'string', multiple: true, default: ['tester', 'root'] },
    folder: { type: 'string' },
    suite: { type: 'string', default: 'bookworm' },
    command: { type: 'string' },
  },
})

/** The Node that the machine has; the boot script may run this program with a newer one, from a package. */
const nodePath = findNode()

const base = values.folder ?? mkdtempSync(path.join(tmpdir(), 'latchkey-bare-'))
try {
  if (process.getuid?.() === 0) for (const user of values.user) checkAs(user)
  else fail('a root file system can be made only by root: sudo node scripts/boot.mjs pnpm bare')
} finally {
  if (values.folder === undefined) rmSync(base, { recursive: true, force: true })
}
finish(`npm test passes on a bare machine as ${values.user.join(' and ')}`)

function checkAs(user: string): void {
  const minimal = path.join(base, 'minimal')
  if (!existsSync(path.join(minimal, 'etc', 'debian_version'))) createMinimalRoot(minimal)
  // What one run installs must not help the next.
  const folder = path.join(base, user)
  rmSync(folder, { recursive: true, force: true })
  run('cp', ['-a', minimal, folder])
  const home = user === 'root' ? '/root' : `/home/${user}`
  if (user !== 'root') run('chroot', [folder, 'useradd', '--create-home', user])
  copyClone(path.join(folder, home, 'latchkey'))
  run('chroot', [folder, 'chown', '-R', `${user}:${user}`, home])

  const command = values.command ?? ['npm test --', ...positionals].join(' ')
  const authorities = process.env['NODE_EXTRA_CA_CERTS']
  const variables = [`HOME=${home}`, 'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8']
  if (authorities !== undefined)
    variables.push('NODE_EXTRA_CA_CERTS=/etc/authorities.pem', 'npm_config_cafile=/etc/authorities.pem')
  // The mounts and every process end with the namespaces.
  const script = [
    'mount -t proc proc "$0/proc"',
    'mount --rbind /dev "$0/dev"',
    `exec chroot --userspec=${user}:${user} "$0" env -i ${variables.join(' ')} sh -c "cd ~/latchkey && $1" </dev/null`,
  ]
  console.log(`── ${command} as ${user} ──`)
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child']
  const { status } = spawnSync('unshare', [...namespaces, 'sh', '-ec', script.join('\n'), folder, command], {
    stdio: 'inherit',
  })
  if (status !== 0) fail(`\`${command}\` ended with ${status} as ${user}`)
}

/** Makes a root file system with Debian's minimal set of packages, this machine's Node and npm, and its way to the network. */
function createMinimalRoot(folder: string): void {
  const tools = path.join(base, 'debootstrap')
  mkdirSync(tools, { recursive: true })
  if (readdirSync(tools).length === 0) {
    // Not installed: the check leaves the machine as it is.
    run('apt-get', ['-o', 'APT::Sandbox::User=', 'download', 'debootstrap'], tools)
    const [archive = ''] = readdirSync(tools)
    run('dpkg-deb', ['-x', path.join(tools, archive), tools])
  }
  const program = path.join(tools, 'usr', 'sbin', 'debootstrap')
  process.env['DEBOOTSTRAP_DIR'] = path.join(tools, 'usr', 'share', 'debootstrap')
  run('sh', [program, '--variant=minbase', values.suite, folder, 'http://deb.debian.org/debian'])

  const bin = path.join(folder, 'usr', 'local', 'bin')
  cpSync(nodePath, path.join(bin, 'node'))
  const npm = realpathSync(path.join(path.dirname(nodePath), 'npm'))
  const library = path.resolve(npm, '..', '..')
  cpSync(library, path.join(folder, 'usr', 'local', 'lib', 'node_modules', 'npm'), { recursive: true })
  run('ln', ['-sf', `../lib/node_modules/npm/${path.relative(library, npm)}`, path.join(bin, 'npm')])

  // As an installed system: its browsers come from the security archive. Without it, Firefox and Chromium are a year older.
  const suites = [
    `debian ${values.suite}`,
    `debian ${values.suite}-updates`,
    `debian-security ${values.suite}-security`,
  ]
  const sources = suites.map((suite) => `deb http://deb.debian.org/${suite} main\n`)
  writeFileSync(path.join(folder, 'etc', 'apt', 'sources.list'), sources.join(''))

  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, path.join(folder, file), { dereference: true })
  const acquire = spawnSync('apt-config', ['dump', 'Acquire'], { encoding: 'utf8' }).stdout
  writeFileSync(path.join(folder, 'etc', 'apt', 'apt.conf.d', '90machine'), acquire)
  const authorities = process.env['NODE_EXTRA_CA_CERTS']
  if (authorities !== undefined) cpSync(authorities, path.join(folder, 'etc', 'authorities.pem'), { dereference: true })
}

/** Copies what a clone of the working tree would hold. */
function copyClone(folder: string): void {
  for (const file of listRepositoryFiles(root))
    cpSync(path.join(root, file), path.join(folder, file), { verbatimSymlinks: true })
}

function findNode(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root))
  const file = folders.map((folder) => path.join(folder, 'node')).find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error('There is no Node on the PATH.')
  return realpathSync(file)
}

function run(command: string, commandArguments: readonly string[], cwd?: string): void {
  const { status, stderr, stdout } = spawnSync(command, commandArguments, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${commandArguments.join(' ')} ended with ${status}: ${stdout}${stderr}`)
}
