import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from 'react'
import { isDark } from '../watchTheme.ts'
import { readChoices, writeChoices } from './address.ts'
import {
  cornerNames,
  defaults,
  densityNames,
  noChoices,
  presetLabels,
  presetNames,
  toPairs,
  toValues,
  type Choices,
} from './choices.ts'
import { formats, formatTheme, type Format } from './formatTheme.ts'
import { previewViews, viewLabels, type Contrast, type PreviewReport, type PreviewRequest } from './messages.ts'
import { readShadcn } from './readShadcn.ts'
import { TokenList } from './TokenList.tsx'

const readable = 4.5

/** After the last choice, before it is written into the address. In ms. */
const addressPause = 300

/** The theme builder: choices, the modal, and the code. The choices are in the page's address, so a link shows others the same. */
export function ThemeBuilder({ preview }: { readonly preview: string }): ReactElement {
  const [choices, setChoices] = useState(() => readChoices(location.hash))
  const [view, setView] = useState<PreviewRequest['view']>('Connect')
  const [mode, setMode] = useState<PreviewRequest['mode']>(() => (isDark() ? 'dark' : 'light'))
  const [isPhone, setPhone] = useState(false)
  const [format, setFormat] = useState<Format>('TypeScript')
  const code = useMemo(() => formatTheme(choices, format), [choices, format])
  const values = useMemo(() => toPairs(toValues(choices)), [choices])
  const { frame, contrasts } = usePreview({ values, mode, view })

  useEffect(() => {
    // Browsers refuse to replace the address for each step of a colour that is dragged.
    const timer = setTimeout(() => {
      const words = writeChoices(choices)
      history.replaceState(history.state, '', words === '' ? location.pathname + location.search : `#${words}`)
    }, addressPause)
    return () => clearTimeout(timer)
  }, [choices])
  useEffect(() => {
    // A link to other choices on this page, or a step back to them.
    const follow = (): void => setChoices(readChoices(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const change = (next: Partial<Choices>): void => setChoices((before) => ({ ...before, ...next }))
  const accent = values['accent'] ?? defaults['accent']
  return (
    <div className="builder">
      <form className="choices" onSubmit={(event) => event.preventDefault()}>
        <Options
          label="Preset"
          names={presetNames}
          labels={presetLabels}
          value={choices.preset}
          onChange={(preset) => change({ preset })}
        />
        <div className="choice">
          <label>
            <span>Accent</span>
            <input
              type="color"
              value={choices.accent || toColour(accent?.[mode])}
              onChange={({ target }) => change({ accent: target.value })}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={choices.primary === 'accent' && choices.accent !== ''}
              disabled={choices.accent === ''}
              onChange={({ target }) => change({ primary: target.checked ? 'accent' : 'ink' })}
            />
            <span>Also for the primary button</span>
          </label>
        </div>
        <Options
          label="Corners"
          names={cornerNames}
          labels={{ none: 'None', small: 'Small', medium: 'Medium', large: 'Large' }}
          value={choices.corners}
          onChange={(corners) => change({ corners })}
        />
        <Options
          label="Density"
          names={densityNames}
          labels={{ comfortable: 'Comfortable', compact: 'Compact' }}
          value={choices.density}
          onChange={(density) => change({ density })}
        />
        <label className="choice text">
          <span>Font</span>
          <input
            value={choices.font}
            placeholder="system-ui, sans-serif"
            spellCheck={false}
            onChange={({ target }) => change({ font: target.value })}
          />
        </label>
        <details>
          <summary>All tokens</summary>
          <TokenList tokens={choices.tokens} values={values} onChange={(tokens) => change({ tokens })} />
        </details>
        <details>
          <summary>Take over a shadcn theme</summary>
          <Shadcn onRead={(tokens) => change({ tokens: { ...choices.tokens, ...tokens } })} />
        </details>
        <button type="button" onClick={() => setChoices(noChoices)}>
          Reset the theme
        </button>
      </form>
      <div className="shown">
        <div className="bar">
          <label>
            View{' '}
            <select
              value={view}
              onChange={({ target }) => setView(previewViews.find((name) => name === target.value) ?? 'Connect')}
            >
              {previewViews.map((name) => (
                <option key={name} value={name}>
                  {viewLabels[name]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={mode === 'dark'}
              onChange={({ target }) => setMode(target.checked ? 'dark' : 'light')}
            />
            Dark
          </label>
          <label className="wide">
            <input type="checkbox" checked={isPhone} onChange={({ target }) => setPhone(target.checked)} />
            Phone
          </label>
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this site, whose scripts load only with its origin. */}
        <iframe ref={frame} src={preview} title="The modal with this theme" data-phone={isPhone || undefined} />
        <ul className="contrasts" aria-label="Contrast">
          {contrasts.map(({ label, ratio }) => (
            <li key={label} data-weak={ratio < readable || undefined}>
              {label} {ratio.toFixed(1)}:1{ratio < readable && ', hard to read'}
            </li>
          ))}
        </ul>
      </div>
      <figure className="code">
        <figcaption>
          <span role="group" aria-label="Format">
            {formats.map((name) => (
              <button key={name} type="button" aria-pressed={name === format} onClick={() => setFormat(name)}>
                {name}
              </button>
            ))}
          </span>
          <button type="button" data-copy>
            Copy
          </button>
        </figcaption>
        <pre>
          <code>{code}</code>
        </pre>
      </figure>
    </div>
  )
}

/** A choice of one of a few names. */
function Options<name extends string>(props: {
  readonly label: string
  readonly names: readonly name[]
  readonly labels: Readonly<Record<name, string>>
  readonly value: name
  readonly onChange: (name: name) => void
}): ReactElement {
  const { label, names, labels, value, onChange } = props
  const group = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="radio" name={group} checked={name === value} onChange={() => onChange(name)} />
          <span>{labels[name]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Shadcn({ onRead }: { readonly onRead: (tokens: Choices['tokens']) => void }): ReactElement {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const read = (): void => {
    const tokens = readShadcn(text)
    const count = Object.keys(tokens).length
    setNote(
      count === 0
        ? 'No variable was found. Paste the block that begins with “:root {”, and the one that begins with “.dark {”.'
        : `${count} tokens were taken over.`,
    )
    if (count > 0) onRead(tokens)
  }
  return (
    <div className="paste">
      <label>
        Variables of your style sheet
        <textarea
          rows={6}
          value={text}
          spellCheck={false}
          placeholder={':root { --background: oklch(1 0 0); }\n.dark { --background: oklch(0.145 0 0); }'}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="button" onClick={read}>
        Take over
      </button>
      <p role="status">{note}</p>
    </div>
  )
}

/** Draws the choices in the frame, and returns the contrast that the frame has measured. */
function usePreview(request: Omit<PreviewRequest, 'type'>): {
  readonly frame: React.RefObject<HTMLIFrameElement | null>
  readonly contrasts: readonly Contrast[]
} {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [contrasts, setContrasts] = useState<readonly Contrast[]>([])
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<PreviewReport>): void => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (data.type === 'ready') setReady(true)
      if (data.type === 'drawn') {
        setContrasts(data.contrasts)
        // The modal takes the focus when it opens. The reader is still at the choices.
        if (document.activeElement !== frame.current) return
        if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
        else frame.current?.blur()
      }
    }
    const remember = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element && target !== frame.current ? target : null
    }
    addEventListener('message', receive)
    document.addEventListener('focusin', remember)
    return () => {
      removeEventListener('message', receive)
      document.removeEventListener('focusin', remember)
    }
  }, [])
  const { values, mode, view } = request
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ type: 'draw', values, mode, view }, location.origin)
  }, [isReady, values, mode, view])
  return { frame, contrasts }
}

/** What a colour field can show of a value. */
function toColour(value: string | undefined): string {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value ?? '') ?? []
  return digits.length === 3 ? `#${digits.replaceAll(/./g, '$&$&')}` : `#${digits || '000000'}`
}
