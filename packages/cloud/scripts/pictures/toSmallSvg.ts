/** Removes everything from an SVG that does not change its appearance: whitespace, comments, sizes, titles, shadows. */
export function toSmallSvg(svg: string): string {
  const small = svg
    .replaceAll(/<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(title|desc|metadata|filter)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([<>])\s*/g, '$1')
    .replaceAll(
      / (?:xmlns:xlink|xml:space|version|class|data-[\w-]+|role|aria-[\w-]+|enable-background|filter)="[^"]*"/g,
      '',
    )
    .replaceAll(/ style="mask-type: ?luminance;?"/g, '')
    .replaceAll('xlink:href=', 'href=')
    .replaceAll(/\s+\/>/g, '/>')
    .replaceAll('<defs></defs>', '')
    .trim()
  const open = /^<svg\b[^>]*>/.exec(small)?.[0]
  if (open === undefined) return small
  const size = (name: string): string | undefined => new RegExp(` ${name}="([\\d.]+)(?:px)?"`).exec(open)?.[1]
  const box = / viewBox="[^"]*"/.exec(open)?.[0] ?? ` viewBox="0 0 ${size('width')} ${size('height')}"`
  const rest = open
    .replace(/^<svg/, '')
    .replace(/>$/, '')
    .replaceAll(/ (?:xmlns|viewBox|width|height|x|y|id|style)="[^"]*"/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg"${box}${rest}>${small.slice(open.length)}`
}
