import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { SecureSiteError } from './SecureSiteError.ts'

/** One file of the secure site. */
export interface SiteFile {
  /** The path from the root of the site, such as `/assets/frame-1a2b3c.js`. */
  readonly path: string
  readonly content: ReturnType<typeof Uint8Array.of>
  /** The value of the header `content-type`. */
  readonly contentType: string
  /** SHA-384 in the format of Subresource Integrity. */
  readonly integrity: string
}

/** A document of the secure site. */
export interface SiteDocument extends SiteFile {
  /** The sources that its Content-Security-Policy must allow for its import map, such as `'sha256-…'`. */
  readonly inlineScripts: readonly string[]
}

/** The page that opens a recovery file. Its script and style are in it, with the policy that allows nothing else. */
export interface RecoverPage extends SiteFile {
  /** The Content-Security-Policy that the document states. A server repeats it and adds who may embed the page. */
  readonly policy: string
}

/** The files of the secure site. */
export interface Site {
  /** The document that an app embeds. */
  readonly frame: SiteDocument
  /** The page for the day on which everything else is gone. It also works from disk. */
  readonly recover: RecoverPage
  /** The pages of social logins. */
  readonly login: SiteDocument
  /** The window that does what a frame cannot do or prove. */
  readonly window: SiteDocument
  /** What the documents load, sorted by path. */
  readonly assets: readonly SiteFile[]
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Reads the files of the secure site, which are part of this package.
 *
 * @param parameters.folder where they are. Default: the build of this package.
 * @throws SecureSiteError `site.notBuilt`, `site.invalid`.
 *
 * @example
 * ```ts
 * const { frame, assets } = await readSite()
 * ```
 */
export async function readSite(parameters: { readonly folder?: string | undefined } = {}): Promise<Site> {
  // The same from the sources and from the build.
  const { folder = fileURLToPath(new URL('../../dist/files', import.meta.url)) } = parameters
  const names = await listFiles(folder)
  const files = await Promise.all(names.map((name) => readSiteFile(folder, name)))
  const find = (name: string): SiteFile => {
    const file = files.find((each) => each.path === `/${name}`)
    if (file === undefined) throw new SecureSiteError('site.invalid', `${folder} has no ${name}. Build it again.`)
    return file
  }
  const findDocument = (name: string): SiteDocument => {
    const file = find(name)
    return { ...file, inlineScripts: hashInlineScripts(file) }
  }
  const recover = find('recover.html')
  return {
    frame: findDocument('frame.html'),
    login: findDocument('login.html'),
    window: findDocument('window.html'),
    recover: { ...recover, policy: readPolicy(recover) },
    assets: files.filter((file) => file.path.startsWith('/assets/')),
  }
}

async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .toSorted()
  } catch (cause) {
    throw new SecureSiteError(
      'site.notBuilt',
      `The files of the secure site are not in ${folder}. Install @latchkey/secure-site again, or build it with \`pnpm --filter @latchkey/secure-site build\`.`,
      { cause },
    )
  }
}

async function readSiteFile(folder: string, name: string): Promise<SiteFile> {
  const content = new Uint8Array(await readFile(path.join(folder, name)))
  const contentType = contentTypes[path.extname(name)]
  if (contentType === undefined)
    throw new SecureSiteError('site.invalid', `${name} has an ending that the site does not serve.`)
  return {
    path: `/${name}`,
    content,
    contentType,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }
}

/** The import map is the only script without a file: browsers read it from the document only. */
function hashInlineScripts({ content, path: name }: SiteFile): readonly string[] {
  const scripts = [...new TextDecoder().decode(content).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const inline = scripts.filter(([, attributes = '']) => !/\ssrc="/.test(attributes))
  const isKnown = inline.every(([, attributes = '']) => attributes.trim() === 'type="importmap"')
  if (!isKnown) throw new SecureSiteError('site.invalid', `${name} has a script inline. Move it to a file.`)
  return inline.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Reads the policy of the page, which must be for exactly this script and this style. */
function readPolicy({ content, path: name }: SiteFile): string {
  const html = new TextDecoder().decode(content)
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const isAllowed = (['script', 'style'] as const).every((tag) => {
    const [[, text = ''] = [], ...others] = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
    const hash = createHash('sha256').update(text).digest('base64')
    return others.length === 0 && policy.split('; ').includes(`${tag}-src 'sha256-${hash}'`)
  })
  if (!isAllowed)
    throw new SecureSiteError('site.invalid', `${name} does not have the policy for its script and style.`)
  return policy
}
