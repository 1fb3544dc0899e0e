/** Returns the first sentence of the first paragraph of a Markdown text, without its marks. */
export function toSummary(markdown: string): string {
  const paragraph = markdown
    .replaceAll(/^```.*?^```/gms, '')
    .split(/\n\n+/)
    .map((part) => part.trim())
    .find((part) => /^[\p{L}`[*]/u.test(part) && !part.startsWith('::: '))
  const plain = (paragraph ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
  return /^.*?[.:!?](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain
}
