// Names the images of the cloud's Dockerfile and compose.yaml by their digests, besides their tags, so that a registry cannot replace them.
// Asks the registry with docker, and needs nothing that is installed. A workflow runs it each week and opens a pull request.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listImages } from './listImages.ts'
import { replaceImages } from './replaceImages.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'packages', 'cloud')

for (const name of ['Dockerfile', 'compose.yaml']) {
  const file = path.join(folder, name)
  const text = readFileSync(file, 'utf8')
  const digests = new Map(listImages(text).map(({ image }) => [image, readDigest(image)]))
  writeFileSync(file, replaceImages({ text, digests }))
  for (const [image, digest] of digests) console.log(`${image} ${digest}`)
}

/** The digest of the list of an image's platforms, as the registry states it now. */
function readDigest(image: string): string {
  const options = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}']
  const { error, status, stderr, stdout } = spawnSync('docker', options, { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.error(`The registry does not answer for ${image}: ${error?.message ?? stderr.trim()}`)
  process.exit(1)
}
