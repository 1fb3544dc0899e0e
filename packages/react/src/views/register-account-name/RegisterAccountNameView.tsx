import { namesPlugin } from '@latchkey/core'
import { useId, useState, type ReactNode } from 'react'
import { useRegisterName, type UseRegisterNameReturnType } from '../../hooks/useRegisterName.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOnline } from '../../internals/useOnline.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { fieldStyles } from '../../ui/Field.styles.ts'
import { EditIcon } from '../../ui/icons/EditIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplaySentence } from '../../ui/toDisplaySentence.ts'
import { useAnnounceOnce } from '../../ui/useAnnounceOnce.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { registerAccountNameStyles } from './RegisterAccountNameView.styles.ts'

/** Asks for the name to register. The machine shows the view of the success. */
export function RegisterAccountNameView({ parameters }: ViewProps<'RegisterAccountName'>): ReactNode {
  useStyles(fieldStyles)
  useStyles(registerAccountNameStyles)
  const last = useModalInstance().plugin(namesPlugin).store.getState()
  // Back from the window of the wallet, the field is as it was.
  const [text, setText] = useState(
    parameters?.name ?? (last.loading || last.error ? (last.name?.split('.')[0] ?? '') : ''),
  )
  const registration = useRegisterName({ text })
  const { availability, recheck, register, reset, state, suffix, suggestions } = registration
  const { t } = useMessages()
  const isOnline = useOnline()
  const hintId = useId()
  const hint = describe({ registration, text, isOnline, t })
  useViewStatus(suffix === undefined ? 'none' : hint.status)
  useAnnounceOnce({ text: hint.text === '' ? undefined : hint.text, urgency: hint.isBad ? 'assertive' : 'polite' })
  if (suffix === undefined)
    return (
      <ViewBody testId="lk-register-name">
        <StatusBlock media={<EditIcon />} title={t('registerName.none')} text={t('registerName.noneText')} />
      </ViewBody>
    )
  const change = (next: string): void => {
    setText(next)
    if (state.status === 'failed') void reset()
  }
  const submit = (): void => {
    if (availability === 'unknown') return void recheck()
    if (availability === 'free') void register({ name: text }).catch(() => undefined)
  }
  return (
    <ViewBody testId="lk-register-name">
      <StatusBlock media={<EditIcon />} title={t('registerName.lead')} text={t('registerName.text')} />
      <form
        className="lk-register"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!state.loading) submit()
        }}
      >
        <div className="lk-field" part="field" dir="ltr">
          <input
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={63}
            aria-label={t('registerName.label')}
            aria-describedby={hintId}
            aria-invalid={hint.isBad || undefined}
            readOnly={state.loading}
            placeholder={t('registerName.label')}
            value={text}
            data-autofocus=""
            data-testid="lk-register-name-input"
            onChange={(event) => change(event.target.value.trim())}
          />
          <bdi>{`.${suffix}`}</bdi>
        </div>
        <p
          id={hintId}
          className="lk-register-hint"
          data-tone={hint.isBad ? 'bad' : undefined}
          data-testid="lk-register-name-hint"
        >
          {hint.isForeign ? <bdi>{hint.text}</bdi> : hint.text}
        </p>
        {availability === 'taken' && suggestions.length > 0 && (
          <div className="lk-register-free" role="group" aria-label={t('registerName.suggestions')}>
            {suggestions.slice(0, 3).map((name) => (
              <Button
                key={name}
                size="small"
                variant="soft"
                onClick={() => change(name.slice(0, -suffix.length - 1))}
                testId={`lk-register-name-${name}`}
              >
                {name.slice(0, -suffix.length - 1)}
              </Button>
            ))}
          </div>
        )}
        <Button
          submits
          loading={state.loading}
          disabled={availability !== 'free' && availability !== 'unknown'}
          testId="lk-register-name-submit"
        >
          {t(availability === 'unknown' ? 'registerName.retry' : 'registerName.submit')}
        </Button>
      </form>
    </ViewBody>
  )
}

interface Hint {
  readonly status: string
  readonly text: string
  readonly isBad?: boolean | undefined
  /** Words of the cloud, perhaps in another language, which keep their own direction. */
  readonly isForeign?: boolean | undefined
}

/** What the visitor must know of the name in the field, or of the registration. */
function describe(parameters: {
  readonly registration: UseRegisterNameReturnType
  readonly text: string
  readonly isOnline: boolean
  readonly t: Translator['t']
}): Hint {
  const { registration, text, isOnline, t } = parameters
  const { availability, state, suffix } = registration
  const name = `${text.toLowerCase()}.${suffix}`
  if (state.loading)
    return {
      status: state.status,
      text: state.status === 'signing' ? t('registerName.signing') : t('registerName.registering', { name }),
    }
  if (state.error?.code === 'request.rejected')
    return { status: 'declined', text: t('registerName.declined'), isBad: true }
  if (state.error) {
    // The cloud says to visitors why (S8.077).
    const reason = toDisplaySentence(state.error.details ?? '')
    return {
      status: 'failed',
      text: reason || t('registerName.failed', { name }),
      isBad: true,
      isForeign: reason !== '',
    }
  }
  if (text === '') return { status: 'asking', text: '' }
  if (!/^[a-z\d-]*$/i.test(text)) return { status: 'wrong', text: t('registerName.characters'), isBad: true }
  if (text.length < 4) return { status: 'short', text: t('registerName.short') }
  if (!isOnline && availability !== 'free') return { status: 'offline', text: t('registerName.offline'), isBad: true }
  switch (availability) {
    case 'checking':
      return { status: 'checking', text: t('registerName.checking') }
    case 'free':
      return { status: 'free', text: t('registerName.free', { name }) }
    case 'taken':
      return { status: 'taken', text: t('registerName.taken', { name }), isBad: true }
    case 'invalid':
      return { status: 'wrong', text: t('registerName.refused', { name }), isBad: true }
    case 'unknown':
      return { status: 'unknown', text: t('registerName.unknown'), isBad: true }
  }
}
