import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

/**
 * Everything an entrypoint's built types reach inside its package, as one declaration file. Other packages stay imports.
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
