import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { ConnectButton, ModalProvider, useModal, useTheme } from '@latchkey/react'
import { useState, type ReactElement } from 'react'
import { demoNetwork } from './demoNetwork.ts'
import { mountDemo } from './mountDemo.tsx'

// #region app
const modal = createModal({
  projectId: 'my-app',
  networks: [demoNetwork],
  adapters: [eip155Adapter()],
  features: { send: false, email: false, socials: false },
})

function Controls(): ReactElement {
  const { setThemeVariables } = useTheme()
  const { open } = useModal()
  const [accent, setAccent] = useState('#1a56f0')
  const [radius, setRadius] = useState(16)
  const update = (next: { accent: string; radius: number }): void => {
    setAccent(next.accent)
    setRadius(next.radius)
    const corners = `${next.radius}px`
    setThemeVariables({ accent: next.accent, primary: next.accent, 'on-primary': '#fff', 'radius-row': corners })
  }
  return (
    <>
      <label>
        Accent
        <input type="color" value={accent} onChange={({ target }) => update({ accent: target.value, radius })} />
      </label>
      <label>
        Corners
        <input
          type="range"
          max={24}
          value={radius}
          onChange={({ target }) => update({ accent, radius: target.valueAsNumber })}
        />
      </label>
      <button type="button" onClick={() => open()}>
        Open the modal
      </button>
      <code>{`themeVariables: { accent: '${accent}', primary: '${accent}', 'radius-row': '${radius}px' }`}</code>
    </>
  )
}
// #endregion

export const mount = (stage: HTMLElement): (() => void) =>
  mountDemo(
    stage,
    modal,
    <ModalProvider modal={modal}>
      <ConnectButton />
      <Controls />
    </ModalProvider>,
  )
