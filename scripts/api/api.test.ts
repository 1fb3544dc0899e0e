import { describe, expect, it } from 'vitest'
import { diffLines } from './diffLines.ts'
import { findRequirementIds } from './findRequirementIds.ts'
import { findUndocumented } from './findUndocumented.ts'
import { toSnapshot } from './toSnapshot.ts'

const declarations = `
/** Says hello. */
declare function hello(name: string): string; // trailing
// not a doc comment
declare function bye(): void;

/** What there is. */
interface Thing {
  /** Its size in bytes. */
  readonly size: number;
}
declare const hidden: number;
export { type Thing, hello, bye as goodbye };
`

describe('API snapshots', () => {
  it('contain names and signatures without comments', () => {
    expect(toSnapshot(declarations).split('\n').slice(1)).toStrictEqual([
      'declare function hello(name: string): string;',
      'declare function bye(): void;',
      'interface Thing {',
      '  readonly size: number;',
      '}',
      'declare const hidden: number;',
      'export { type Thing, hello, bye as goodbye };',
      '',
    ])
  })

  it('list exactly the exports without documentation', () => {
    expect(findUndocumented(declarations)).toStrictEqual(['bye'])
  })

  it('list the lines of comments that name a requirement', () => {
    expect(findRequirementIds(declarations)).toStrictEqual([])
    const documented = `/**\n * Says hello (S4.051).\n * Quietly.\n */\ndeclare function hello(of: 'S4.052'): void\n/** S2.018 */\n`
    expect(findRequirementIds(documented)).toStrictEqual(['Says hello (S4.051).', 'S2.018'])
  })

  it('are compared line by line, repeated lines included', () => {
    expect(diffLines('a\nb\nb', 'b\nc\na')).toBe('  - b\n  + c')
    expect(diffLines('', 'a\nb\nc', 2)).toBe('  - \n  + a\n  … and 2 more lines')
  })
})
