import { expect, it } from 'vitest'
import { inlineExportAll } from './inlineExportAll.ts'

const { generateBundle, renderChunk } = inlineExportAll()

it('replaces the helper and its import by getters, which read values that are defined later', () => {
  const code = `import { __exportAll } from "./rolldown-runtime.js";
import { b } from "./b.js";
var acts_exports = /* @__PURE__ */ __exportAll({
	acts: () => acts$1,
	other: () => b
});
`
  expect(renderChunk(code)?.code).toBe(`import { b } from "./b.js";
var acts_exports = { get acts() { return acts$1 }, get other() { return b }};
`)
  expect(renderChunk('export const a = 1')).toBeNull()
})

it('refuses a form that it does not know, instead of publishing a call of a missing helper', () => {
  expect(() => renderChunk('var all = __exportAll({ a: () => a.b });')).toThrow('cannot inline the export a: () => a.b')
})

it('removes the file of the helper only if no file imports it', () => {
  const used = { 'rolldown-runtime.js': { code: '' }, 'a.js': { code: 'import { t } from "./rolldown-runtime.js"' } }
  generateBundle({}, used)
  expect(Object.keys(used)).toHaveLength(2)
  const unused = { 'rolldown-runtime.js': { code: '' }, 'a.js': { code: '' } }
  generateBundle({}, unused)
  expect(Object.keys(unused)).toEqual(['a.js'])
})
