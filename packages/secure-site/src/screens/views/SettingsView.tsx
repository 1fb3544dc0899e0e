import { type ReactNode, useEffect, useState } from 'react'
import { loadSettingsTexts, type SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsScreen } from '../Screen.ts'
import { Account } from '../ui/Account.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { LinkRow } from '../ui/LinkRow.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { DataView } from './DataView.tsx'
import { DeleteView } from './DeleteView.tsx'
import { EarlierView } from './EarlierView.tsx'
import { FileView } from './FileView.tsx'
import { MoveRows } from './MoveRows.tsx'
import { MoveView } from './MoveView.tsx'
import { SecretRows } from './SecretRows.tsx'
import { SecretView } from './SecretView.tsx'
import { SmartRows } from './SmartRows.tsx'
import { UndoView } from './UndoView.tsx'
import type { ViewProps } from './ViewProps.ts'

/** The texts of the settings, which load with this view. */
function useSettingsTexts(): SettingsTexts | undefined {
  const { language } = useTexts()
  const [texts, setTexts] = useState<SettingsTexts>()
  useEffect(() => {
    let isGone = false
    void loadSettingsTexts(language).then((loaded) => {
      if (!isGone) setTexts(loaded)
    })
    return () => {
      isGone = true
    }
  }, [language])
  return texts
}

/** What opens the wallet, and its words and keys. */
export function SettingsView({ screen, setHeight }: ViewProps<'settings'>): ReactNode {
  const texts = useSettingsTexts()
  if (texts === undefined) return null
  const { data, file, isDeleting, moving, openedEarlier, secret, undoing } = screen
  if (file !== undefined) return <FileView screen={screen} file={file} texts={texts} setHeight={setHeight} />
  if (data !== undefined) return <DataView screen={screen} file={data} texts={texts} setHeight={setHeight} />
  if (secret !== undefined) return <SecretView screen={screen} open={secret} texts={texts} setHeight={setHeight} />
  if (isDeleting) return <DeleteView screen={screen} texts={texts} setHeight={setHeight} />
  if (openedEarlier !== undefined)
    return <EarlierView screen={screen} earlier={openedEarlier} texts={texts} setHeight={setHeight} />
  if (undoing !== undefined) return <UndoView screen={screen} undoing={undoing} texts={texts} setHeight={setHeight} />
  if (moving !== undefined) return <MoveView screen={screen} texts={texts} setHeight={setHeight} />
  return <Settings screen={screen} texts={texts} setHeight={setHeight} />
}

function Settings(props: {
  readonly screen: SettingsScreen
  readonly texts: SettingsTexts
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { screen, setHeight, texts } = props
  const { account, addCode, addPasskey, failure, isWorking, makeFile, methods, openDelete, reject } = screen
  const { t } = texts
  const format = createDateFormat(texts.language)
  /** What the visitor is asked to confirm. */
  const [removing, setRemoving] = useState<string>()
  const createRemoval = (id: string, name: string, question: string): Removal => ({
    name,
    question,
    isAsked: removing === id,
    isWorking,
    ask: () => setRemoving(id),
    keep: () => setRemoving(undefined),
    confirm: () => {
      setRemoving(undefined)
      screen.remove(id)
    },
  })
  const footer = (
    <Button variant="soft" testId="lk-frame-settings-done" isDisabled={isWorking} onPress={reject}>
      {t('done')}
    </Button>
  )
  return (
    <ScreenFrame
      title={t('title')}
      onClose={reject}
      setHeight={setHeight}
      step="settings"
      footer={footer}
      more={t('more')}
    >
      <Account account={account} />
      <Failure failure={failure} />
      <Deletion screen={screen} texts={texts} />
      <section className="box" data-testid="lk-frame-settings-methods">
        <h2>{t('methods')}</h2>
        <p className="sub">{t('methodsText')}</p>
        <ul className="members">
          {methods.map(({ createdAt, id, kind, name }) => (
            <Member
              key={id}
              texts={texts}
              icon={kind === 'passkey' ? 'key' : 'file'}
              title={t(kind)}
              hint={createdAt === undefined ? name : describeCreation(texts, { name, date: format(createdAt) })}
              removal={
                methods.length > 1
                  ? createRemoval(id, name === undefined ? t(kind) : `${t(kind)}, ${name}`, t('removeMethod'))
                  : undefined
              }
            />
          ))}
        </ul>
        {methods.length === 1 && <p className="sub">{t('onlyMethod')}</p>}
        <div className="members-add">
          {addPasskey !== undefined && (
            <Button variant="soft" testId="lk-frame-settings-passkey" isDisabled={isWorking} onPress={addPasskey}>
              {t('addPasskey')}
            </Button>
          )}
          <Button variant="soft" testId="lk-frame-settings-code" isDisabled={isWorking} onPress={addCode}>
            {t('addCode')}
          </Button>
        </div>
      </section>
      <section className="box">
        <h2>{t('file')}</h2>
        <p className="sub">{t('fileText')}</p>
        {makeFile === undefined ? (
          <p className="sub">{t('fileNeedsCode')}</p>
        ) : (
          <div className="members">
            <LinkRow
              icon="file"
              title={t('fileMake')}
              hint={t('fileHint')}
              testId="lk-frame-settings-file"
              isWorking={isWorking}
              onPress={makeFile}
            />
          </div>
        )}
      </section>
      <Devices screen={screen} texts={texts} format={format} createRemoval={createRemoval} />
      <SmartRows screen={screen} texts={texts} />
      <section className="box">
        <h2>{t('keys')}</h2>
        <p className="sub">{t('keysText')}</p>
        <SecretRows screen={screen} texts={texts} />
      </section>
      <section className="box">
        <h2>{t('data')}</h2>
        <div className="members">
          <LinkRow
            icon="file"
            title={t('dataMake')}
            hint={t('dataHint')}
            testId="lk-frame-settings-data"
            isWorking={isWorking}
            onPress={screen.makeData}
          />
        </div>
      </section>
      <MoveRows screen={screen} texts={texts} />
      {screen.deletion === undefined && (
        <section className="box">
          <h2>{t('delete')}</h2>
          <div className="members">
            <LinkRow
              icon="alert"
              title={t('deleteTitle')}
              hint={t('deleteHint')}
              testId="lk-frame-settings-delete"
              isWorking={isWorking}
              onPress={openDelete}
            />
          </div>
        </section>
      )}
    </ScreenFrame>
  )
}

/** The browsers that open the wallet, which the visitor can suspend or remove. */
function Devices({
  createRemoval,
  format,
  screen,
  texts,
}: {
  readonly screen: SettingsScreen
  readonly texts: SettingsTexts
  readonly format: ReturnType<typeof createDateFormat>
  readonly createRemoval: (id: string, name: string, question: string) => Removal
}): ReactNode {
  const { devices, isWorking } = screen
  const { t } = texts
  if (devices.length === 0) return null
  return (
    <section className="box" data-testid="lk-frame-settings-devices">
      <h2>{t('devices')}</h2>
      <p className="sub">{t('devicesText')}</p>
      <ul className="members">
        {devices.map(({ id, isCurrent, isSuspended, name = t('unknownDevice'), seenAt }) => (
          <Member
            key={id}
            texts={texts}
            icon="lock"
            title={isCurrent ? t('thisWindow') : name}
            hint={describeUse(texts, { isSuspended, seen: seenAt === undefined ? undefined : format(seenAt) })}
            suspension={
              isCurrent
                ? undefined
                : { name, isSuspended, isWorking, change: () => screen.setSuspended(id, !isSuspended) }
            }
            removal={isCurrent ? undefined : createRemoval(id, name, t('removeDevice'))}
          />
        ))}
      </ul>
      {devices.length > 1 && <p className="sub">{t('suspendText')}</p>}
      <p className="sub">{t('theft')}</p>
    </section>
  )
}

/** When the wallet will be deleted, and how to keep it. */
function Deletion({ screen, texts }: { readonly screen: SettingsScreen; readonly texts: SettingsTexts }): ReactNode {
  const { deletion, isWorking, keepWallet } = screen
  const { language, t } = texts
  if (deletion === undefined) return null
  const { at } = deletion
  return (
    <section className="box">
      <Note
        level="warn"
        title={at === undefined ? t('deletionSoon') : t('deletionOn', { date: createDateFormat(language)(at) })}
        testId="lk-frame-settings-deletion"
      >
        <p>{t('deletionText')}</p>
      </Note>
      <Button variant="soft" testId="lk-frame-settings-keep-wallet" isDisabled={isWorking} onPress={keepWallet}>
        {t('keepWallet')}
      </Button>
    </section>
  )
}

interface Removal {
  /** What assistive technology calls it. */
  readonly name: string
  readonly question: string
  readonly isAsked: boolean
  readonly isWorking: boolean
  readonly ask: () => void
  readonly keep: () => void
  readonly confirm: () => void
}

/** What a press does to a device that has to open nothing for a while. It needs no question, because another press undoes it. */
interface Suspension {
  /** What assistive technology calls the device. */
  readonly name: string
  readonly isSuspended: boolean
  readonly isWorking: boolean
  readonly change: () => void
}

/** A method or a device, and the question whether it is removed. */
function Member(props: {
  readonly texts: SettingsTexts
  readonly icon: IconName
  readonly title: string
  readonly hint: string | undefined
  /** Absent if it has to stay. */
  readonly removal: Removal | undefined
  readonly suspension?: Suspension | undefined
}): ReactNode {
  const { hint, icon, removal, suspension, title } = props
  const { t } = props.texts
  return (
    <li className="member">
      <Icon name={icon} />
      <span className="member-text">
        {title}
        {hint !== undefined && <span className="sub">{hint}</span>}
      </span>
      {removal !== undefined && !removal.isAsked && (
        <span className={suspension === undefined ? 'member-acts' : 'member-acts member-acts-below'}>
          {suspension !== undefined && (
            <ActButton
              text={t(suspension.isSuspended ? 'resume' : 'suspend')}
              label={t(suspension.isSuspended ? 'resumeName' : 'suspendName', { name: suspension.name })}
              testId="lk-frame-settings-suspend"
              isWorking={suspension.isWorking}
              onPress={suspension.change}
            />
          )}
          <ActButton
            text={t('remove')}
            label={t('removeName', { name: removal.name })}
            testId="lk-frame-settings-remove"
            isWorking={removal.isWorking}
            onPress={removal.ask}
          />
        </span>
      )}
      {removal?.isAsked === true && (
        <div className="member-question" role="group" aria-label={t('removeName', { name: removal.name })}>
          <p>{removal.question}</p>
          <div className="two">
            <Button variant="soft" testId="lk-frame-settings-keep" onPress={removal.keep}>
              {t('keep')}
            </Button>
            <Button variant="soft" testId="lk-frame-settings-remove-confirm" onPress={removal.confirm}>
              {t('remove')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** What can be done with a member, without a box of its own. */
function ActButton(props: {
  readonly text: string
  /** The text with the member's name, for assistive technology. */
  readonly label: string
  readonly testId: string
  readonly isWorking: boolean
  readonly onPress: () => void
}): ReactNode {
  return (
    <button
      type="button"
      className="button button-link"
      data-testid={props.testId}
      aria-label={props.label}
      aria-disabled={props.isWorking || undefined}
      onClick={props.isWorking ? undefined : props.onPress}
    >
      {props.text}
    </button>
  )
}

function createDateFormat(language: SettingsTexts['language']): (time: number) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (time) => format.format(time)
}

function describeCreation(
  { t }: SettingsTexts,
  { date, name }: Pick<SettingsScreen['methods'][number], 'name'> & { readonly date: string },
): string {
  return name === undefined ? t('created', { date }) : t('createdOn', { name, date })
}

function describeUse(
  { t }: SettingsTexts,
  { isSuspended, seen }: { readonly isSuspended: boolean; readonly seen: string | undefined },
): string | undefined {
  if (isSuspended) return t('suspended')
  return seen === undefined ? undefined : t('seen', { date: seen })
}
