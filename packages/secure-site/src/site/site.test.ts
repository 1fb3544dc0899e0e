import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../build/buildSite.ts'
import { type SiteFile, readSite, type Site } from './readSite.ts'

let folders: readonly string[]
let sites: readonly Site[]
beforeAll(async () => {
  folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'latchkey-site-'))))
  for (const folder of folders) await buildSite({ folder })
  sites = await Promise.all(folders.map((folder) => readSite({ folder })))
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const listHashes = (site: Site | undefined) =>
  [site?.frame, site?.recover, ...(site?.assets ?? [])].map((file) => [file?.path, file?.integrity])
/** Lists the scripts that a script can load, at once or later, in the order of their names. */
function listNeeded(scripts: readonly SiteFile[], entry: string): readonly SiteFile[] {
  const found = new Set([entry])
  for (const each of found) {
    const content = new TextDecoder().decode(scripts.find((file) => file.path === each)?.content)
    for (const [name] of content.matchAll(/(?<=["'`/])[\w.-]+-[\w-]{8}\.js(?=["'`])/g)) found.add(`/assets/${name}`)
  }
  return scripts.filter((file) => found.has(file.path))
}

const readHtml = (site: Site | undefined): string => new TextDecoder().decode(site?.frame.content)

describe('the files of the secure site', () => {
  it('are the same bytes when they are built twice', () => {
    expect(listHashes(sites[0]).length).toBeGreaterThan(1)
    expect(listHashes(sites[0])).toEqual(listHashes(sites[1]))
  })

  it('contain nothing of the machine that built them', () => {
    const texts = [sites[0]?.frame, sites[0]?.recover, ...(sites[0]?.assets ?? [])].map((file) =>
      new TextDecoder().decode(file?.content),
    )
    for (const word of [path.resolve(import.meta.dirname, '../../../..'), folders[0] ?? '', 'sourceMappingURL'])
      expect(texts.filter((text) => text.includes(word))).toEqual([])
  })

  it('have the hash of every script in the document, and no other inline script, style or event attribute', () => {
    const [site] = sites
    const html = readHtml(site)
    const importMap: unknown = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
    const scripts = (site?.assets ?? []).filter((asset) => asset.path.endsWith('.js'))
    const needed = listNeeded(scripts, /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(needed.length).toBeGreaterThan(20)
    expect(importMap).toEqual({ integrity: Object.fromEntries(needed.map((file) => [file.path, file.integrity])) })
    expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('type="module"'))
    const entry = /<script type="module" crossorigin src="([^"]+)" integrity="([^"]+)">/.exec(html)
    expect(scripts.map((file) => [file.path, file.integrity])).toContainEqual(entry?.slice(1))
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<base|http/)
  })

  it('tell the server the hash of the import map for its policy', () => {
    const text = /<script type="importmap">(.*?)<\/script>/.exec(readHtml(sites[0]))?.[1] ?? ''
    const hash = createHash('sha256').update(text).digest('base64')
    expect(sites[0]?.frame.inlineScripts).toEqual([`'sha256-${hash}'`])
  })

  it('are refused if they are missing, or a document has a script of another kind inline', async () => {
    await expect(readSite({ folder: '/nowhere' })).rejects.toMatchObject({ code: 'site.notBuilt' })
    const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-site-'))
    await expect(readSite({ folder })).rejects.toMatchObject({ code: 'site.invalid' })
    await writeFile(path.join(folder, 'frame.html'), '<script>alert(1)</script>')
    await expect(readSite({ folder })).rejects.toMatchObject({ code: 'site.invalid' })
    await writeFile(path.join(folder, 'frame.html'), '')
    await expect(readSite({ folder })).rejects.toMatchObject({ code: 'site.invalid' })
    await writeFile(path.join(folder, 'login.html'), '')
    await expect(readSite({ folder })).rejects.toMatchObject({ code: 'site.invalid' })
    await writeFile(path.join(folder, 'window.html'), '')
    const recover = new TextDecoder().decode(sites[0]?.recover.content)
    const changes = [
      ['', ''],
      ['</script>', ';</script>'],
      ['</style>', ' </style>'],
      ['</head>', '<script>alert(1)</script></head>'],
      ['http-equiv', 'data-equiv'],
    ] as const
    for (const [from, to] of changes) {
      await writeFile(path.join(folder, 'recover.html'), from === '' ? '' : recover.replace(from, to))
      await expect(readSite({ folder })).rejects.toMatchObject({ code: 'site.invalid' })
    }
    await writeFile(path.join(folder, 'recover.html'), recover)
    await expect(readSite({ folder })).resolves.toMatchObject({ recover: { path: '/recover.html' } })
    await writeFile(path.join(folder, 'frame.exe'), '')
    await expect(readSite({ folder })).rejects.toMatchObject({ code: 'site.invalid' })
    await rm(folder, { recursive: true })
  })
})
