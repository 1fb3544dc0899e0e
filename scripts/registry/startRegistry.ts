import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { createGzip } from 'node:zlib'
import { listInstalledPackages } from './listInstalledPackages.ts'
import { listTarballs } from './listTarballs.ts'
import type { AddressInfo } from 'node:net'
import type { ServerResponse } from 'node:http'

/** The form of a hash. No package has it. */
const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`

/** A package registry on this machine. */
export interface Registry {
  readonly url: string
  /** Stops it. */
  close(): void
}

/**
 * Serves this repository's tarballs and every package installed here, so that an app can be installed without a network. Platform binaries
 * are served only if they are wanted.
 */
export async function startRegistry(parameters: {
  readonly withBinaries: boolean
  /** Whether packages are resolved and not downloaded. Each then has a hash, which an installer would otherwise download it for. */
  readonly isForResolution?: boolean | undefined
}): Promise<Registry> {
  const packages = listInstalledPackages(parameters)
  for (const tarball of listTarballs())
    packages.set(tarball.manifest.name, new Map([[tarball.manifest.version, tarball]]))
  const server = createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url ?? '')
      .replace(/^\/|\.tgz$/g, '')
      .split('/-/')
    const versions = packages.get(name)
    const match = version === undefined ? undefined : versions?.get(version)
    if (match?.tarball !== undefined) createReadStream(match.tarball).pipe(response)
    else if (match !== undefined) sendFolder(match.folder, response)
    else if (versions === undefined || version !== undefined) response.writeHead(404).end('{}')
    else {
      const url = `http://${request.headers.host}`
      const described = [...versions].map(([key, { manifest }]) => {
        const tarball = `${url}/${encodeURIComponent(name)}/-/${key}.tgz`
        return [key, { ...manifest, dist: { tarball, ...(parameters.isForResolution && { integrity }) } }] as const
      })
      const latest = [...versions.keys()].toSorted(compareVersions).at(-1)
      const packument = { name, 'dist-tags': { latest }, versions: Object.fromEntries(described) }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(packument))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has no other kind of address
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Streams a folder as a tarball. Installers ignore the name of its first folder. */
function sendFolder(folder: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  const tarArguments = ['-cf', '-', '--exclude', 'node_modules', '-C', path.dirname(folder), path.basename(folder)]
  // pnpm's store hard-links equal files, and installers skip the links that GNU tar writes. Other systems' tar copies them.
  if (process.platform === 'linux') tarArguments.unshift('--hard-dereference')
  const tar = spawn('tar', tarArguments, { stdio: ['ignore', 'pipe', 'inherit'] })
  tar.on('error', () => response.destroy())
  tar.stdout.pipe(createGzip({ level: 1 })).pipe(response)
}

function compareVersions(a: string, b: string): number {
  const isPrerelease = (version: string): number => (version.includes('-') ? 1 : 0)
  return isPrerelease(b) - isPrerelease(a) || a.localeCompare(b, 'en', { numeric: true })
}
