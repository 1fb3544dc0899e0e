import { useId, useState, type ReactElement } from 'react'
import { defaultSettings, fonts, signIns, walletOrders } from '../state/settings.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Card } from '../ui/Card.tsx'
import { FoldButton } from '../ui/FoldButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useNarrow } from '../ui/useNarrow.ts'
import { AccentControl } from './AccentControl.tsx'

const fontNames = { system: 'System', serif: 'Serif', mono: 'Mono' } as const
const signInNames = { off: 'Off', optional: 'Optional', required: 'Required' } as const
const orderNames = { recent: 'Recent', installed: 'Installed', custom: 'Custom' } as const

/** The options of an app; changes apply to the modal and the code at once. */
export function Options(): ReactElement {
  const { settings, change } = usePlayground()
  const current = useStore(settings)
  const radiusId = useId()
  const moreId = useId()
  const isNarrow = useNarrow()
  const [hasMore, setHasMore] = useState(false)
  const { demoWallets, hasPhone, theme, locale } = current
  const isChanged =
    JSON.stringify({ ...defaultSettings, demoWallets, hasPhone, theme, locale }) !== JSON.stringify(current)
  return (
    <Card
      title="Options"
      className="options-card"
      text="The modal above and the code below change at once."
      aside={
        isChanged && (
          <button
            type="button"
            className="button"
            data-testid="pg-reset"
            onClick={() => change({ ...defaultSettings, demoWallets, hasPhone, theme, locale })}
          >
            <Icon name="reset" />
            Reset
          </button>
        )
      }
    >
      <div className="options">
        <AccentControl />
        <div className="option">
          <label htmlFor={radiusId}>
            <span>Corners</span>
            <small>{current.radius} px on the dialog, others to scale</small>
          </label>
          <input
            id={radiusId}
            type="range"
            min={0}
            max={28}
            step={2}
            value={current.radius}
            data-testid="pg-radius"
            onChange={({ target }) => change({ radius: Number(target.value) })}
          />
        </div>
        <div className="option">
          <span>
            <span>Font</span>
            <small>Used in the modal</small>
          </span>
          <Segmented
            label="Font"
            name="font"
            value={current.font}
            choices={fonts.map((value) => ({ value, label: fontNames[value], testId: `pg-font-${value}` }))}
            onChange={(font) => change({ font })}
          />
        </div>
        {isNarrow && (
          <div className="option">
            <FoldButton
              label={hasMore ? 'Fewer options' : 'More options'}
              controls={moreId}
              isOpen={hasMore}
              onToggle={() => setHasMore((had) => !had)}
            />
          </div>
        )}
        <div id={moreId} className="options-more" hidden={isNarrow && !hasMore}>
          <div className="option">
            <span>
              <span>First in the list</span>
              <small>The order of the groups of wallets</small>
            </span>
            <Segmented
              label="First in the list"
              name="order"
              value={current.walletOrder}
              choices={walletOrders.map((value) => ({ value, label: orderNames[value], testId: `pg-order-${value}` }))}
              onChange={(walletOrder) => change({ walletOrder })}
            />
          </div>
          <div className="option">
            <span>
              <span>Sign-in</span>
              <small>With the account’s signature</small>
            </span>
            <Segmented
              label="Sign-in"
              name="sign-in"
              value={current.signIn}
              choices={signIns.map((value) => ({ value, label: signInNames[value], testId: `pg-sign-in-${value}` }))}
              onChange={(signIn) => change({ signIn })}
            />
          </div>
          <Switch
            label="Login by e-mail"
            text="A wallet for visitors who have none"
            isOn={current.hasEmailLogin}
            testId="pg-email-login"
            onChange={(hasEmailLogin) => change({ hasEmailLogin })}
          />
          <Switch
            label="Add a wallet that is not installed"
            text="A custom wallet, with a link to install it"
            isOn={current.hasCustomWallet}
            testId="pg-custom-wallet"
            onChange={(hasCustomWallet) => change({ hasCustomWallet })}
          />
          <Switch
            label="Network switching"
            text="Offer the list of networks in the modal"
            isOn={current.enableNetworkSwitch}
            testId="pg-network-switch"
            onChange={(enableNetworkSwitch) => change({ enableNetworkSwitch })}
          />
          <Switch
            label="Allow unsupported networks"
            text="Do not ask to switch when the wallet is on another network"
            isOn={current.allowUnsupportedChain}
            testId="pg-allow-unsupported"
            onChange={(allowUnsupportedChain) => change({ allowUnsupportedChain })}
          />
          <Switch
            label="Switch without confirmation"
            text="Send the request directly to the wallet"
            isOn={current.ignoreSwitchConfirmation}
            testId="pg-ignore-confirmation"
            onChange={(ignoreSwitchConfirmation) => change({ ignoreSwitchConfirmation })}
          />
          <Switch
            label="Terms and privacy"
            text="Links below the wallets"
            isOn={current.hasLegalLinks}
            testId="pg-legal"
            onChange={(hasLegalLinks) => change({ hasLegalLinks })}
          />
        </div>
      </div>
    </Card>
  )
}
