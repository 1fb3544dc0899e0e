import { expect, it, onTestFinished } from 'vitest'
import { render } from '../test/render.tsx'
import { createStyleRoot } from './createStyleRoot.ts'
import type { StyleDefinition } from './StyleDefinition.ts'
import { useStyles } from './useStyles.ts'

const view: StyleDefinition = { id: 'test-view', layer: 'view', css: 'p{color:rgb(0,0,1)}' }
const kit: StyleDefinition = { id: 'test-kit', css: '#p#p.p{color:rgb(0,0,2);margin-inline-start:1px}' }

function Text({ definition }: { readonly definition: StyleDefinition }): React.ReactNode {
  useStyles(definition)
  return (
    <p className="p" id="p">
      Text
    </p>
  )
}

it('adopts a sheet once for all its users, in StrictMode', async () => {
  const { root } = await render([1, 2, 3].map((key) => <Text key={key} definition={kit} />))
  const own = root.adoptedStyleSheets.filter((sheet) => JSON.stringify(toTexts(sheet)).includes('rgb(0, 0, 2)'))
  expect(own).toHaveLength(1)
  expect(root.querySelector('style')).toBeNull()
})

it('lets a view override a component in any order and with any selector', async () => {
  const orders = [
    [view, kit],
    [kit, view],
  ]
  for (const definitions of orders) {
    const { container } = await render(definitions.map((each) => <Text key={each.id} definition={each} />))
    for (const text of container.querySelectorAll('p')) {
      expect(getComputedStyle(text).color).toBe('rgb(0, 0, 1)')
      expect(getComputedStyle(text).marginLeft).toBe('1px')
    }
  }
})

it('replaces the text of a sheet under the same id', async () => {
  const { container, styleRoot, root } = await render(<Text definition={view} />)
  const count = root.adoptedStyleSheets.length
  styleRoot.adopt({ ...view, css: 'p{color:rgb(0,0,3)}' })
  expect(getComputedStyle(container.querySelector('p') ?? container).color).toBe('rgb(0, 0, 3)')
  expect(root.adoptedStyleSheets).toHaveLength(count)
})

it('keeps two roots apart and removes only its own sheets', async () => {
  const first = await render(<Text definition={view} />)
  const second = await render(null)
  expect(second.root.adoptedStyleSheets.some((sheet) => JSON.stringify(toTexts(sheet)).includes('rgb(0, 0, 1)'))).toBe(
    false,
  )
  const foreign = new CSSStyleSheet()
  first.root.adoptedStyleSheets = [foreign, ...first.root.adoptedStyleSheets]
  first.styleRoot.destroy()
  expect(first.root.adoptedStyleSheets).toEqual([foreign])
  expect(second.root.adoptedStyleSheets.length).toBeGreaterThan(0)
})

it('works in another window and under a strict content security policy', async () => {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"><div></div>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const inner = frame.contentDocument
  const host = inner?.querySelector('div')
  if (!inner || !host) throw new TypeError('The frame has no document.')
  const blocked: string[] = []
  inner.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective))

  const root = host.attachShadow({ mode: 'open' })
  const text = inner.createElement('p')
  root.append(text)
  createStyleRoot(root).adopt(view)
  expect(getComputedStyle(text).color).toBe('rgb(0, 0, 1)')
  text.style.setProperty('--x', '1')

  text.setAttribute('style', 'color: red')
  await expect.poll(() => blocked).toEqual(['style-src-attr'])
  frame.remove()
})

it('renders unstyled without a root', async () => {
  const { renderToString } = await import('react-dom/server')
  expect(renderToString(<Text definition={kit} />)).toBe('<p class="p" id="p">Text</p>')
})

function toTexts(sheet: CSSStyleSheet): string[] {
  return [...sheet.cssRules].map((rule) => rule.cssText)
}

it('ignores the page’s rules for all elements, even important ones', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    'body>div{color:red!important;letter-spacing:9px!important;text-transform:uppercase;font:italic 30px serif!important;margin:50px!important;visibility:hidden!important;display:none!important;color-scheme:dark!important}',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  const { host, container } = await render(<Text definition={view} />, { theme: 'light' })
  const style = getComputedStyle(container)
  expect([
    style.letterSpacing,
    style.textTransform,
    style.fontStyle,
    style.fontSize,
    style.visibility,
    style.colorScheme,
  ]).toEqual(['normal', 'none', 'normal', '15px', 'visible', 'light'])
  expect(style.color).toBe('rgb(18, 19, 19)')
  expect(getComputedStyle(host).margin).toBe('0px')
  expect(container.getBoundingClientRect().width).toBe(360)
})
