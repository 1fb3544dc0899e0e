/** Lists labels like the one that a visitor has typed, which may break every rule. The first are the closest. */
export function listCandidates(typed: string): readonly string[] {
  const base = typed
    .toLowerCase()
    .replaceAll(/[^a-z\d-]/g, '')
    .replaceAll(/-{2,}/g, '-')
    .slice(0, 56)
  if (base === '') return []
  const numbers = Array.from({ length: 9 }, (_unused, index) => `${base}${index + 1}`)
  return [...(base === typed ? [] : [base]), ...numbers, `my-${base}`, `the-${base}`, `${base}-one`, `${base}-home`]
}
