import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { collectBundled } from '../../../writeNotices.shared.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What the page may do beside running its own script and style: nothing. */
const closed = [
  "connect-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/**
 * Builds the page that opens a recovery file: one document with its script, its style and the policy that allows nothing else. It works
 * from disk, without a network. The result depends on the sources and the lockfile only.
 *
 * @param bundled gets the folders of the bundled packages.
 */
export async function buildRecoverPage(bundled: Set<string> = new Set()): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    envDir: false,
    plugins: [collectBundled(bundled)],
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: path.join(root, 'recover.html'), output: { codeSplitting: false } },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const read = (ending: string): string => {
    const found = outputs.filter(({ fileName }) => fileName.endsWith(ending))
    const [file] = found
    if (file === undefined || found.length > 1)
      throw new TypeError(`The page needs one file ${ending}, and the build has ${found.length}.`)
    return file.type === 'chunk' ? file.code : String(file.source)
  }
  return inline({ html: read('.html'), script: read('.js').trim(), style: read('.css').trim() })
}

/** Puts script and style into the document. The policy comes before both, with their hashes. */
function inline({ html, script, style }: Readonly<Record<'html' | 'script' | 'style', string>>): string {
  // A browser hashes what is between the tags, after it has changed every CR and NUL.
  if (/<\/script|<!--|[\r\0]/i.test(script) || /<\/style|[\r\0]/i.test(style))
    throw new TypeError('The script or the style has characters that end it early in a document.')
  const policy = ["default-src 'none'", `script-src ${toHash(script)}`, `style-src ${toHash(style)}`, ...closed].join(
    '; ',
  )
  const page = html
    .replace(/\n\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\n\s*<link rel="stylesheet"[^>]*>/, '')
    .replace('<meta charset="utf-8" />', (charset) =>
      [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`].join('\n    '),
    )
    .replace('</head>', () => `  <style>${style}</style>\n    <script type="module">${script}</script>\n  </head>`)
  if (/\s(?:src|href)="/.test(page.replace(script, ''))) throw new TypeError('The page loads a file.')
  return page
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
