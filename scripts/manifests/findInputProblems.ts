const ignored = ['node_modules', 'dist']

/**
 * Returns the inputs of tasks in a turbo.json that would make turbo read installed packages where there is no Git: it then takes
 * `$TURBO_DEFAULT$` and `**` for all files, follows the links of node_modules, and needs hours.
 */
export function findInputProblems(text: string): readonly string[] {
  return [...text.matchAll(/"inputs":\s*\[([^\]]*)\]/g)].flatMap(([, inputs = '']) => {
    if (inputs.includes('$TURBO_DEFAULT$'))
      return ['inputs must name "**" and what Git ignores instead of "$TURBO_DEFAULT$"']
    if (!/"\*\*"/.test(inputs)) return []
    const [left = ''] = /"!\{[^}]*\}\/\*\*"/.exec(inputs) ?? []
    return ignored.filter((name) => !left.includes(name)).map((name) => `inputs with "**" must leave out ${name}`)
  })
}
