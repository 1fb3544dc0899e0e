import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

/**
 * Bundles an entry point's built types into one declaration file. Imports of other packages remain.
 */
export async function bundleTypes(file: string): Promise<string> {
  const bundle = await rolldown({
    input: { types: file },
    plugins: [dts({ dtsInput: true, emitDtsOnly: true, oxc: true, tsconfig: false })],
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  })
  const { output } = await bundle.generate({ format: 'es' })
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}
