import { adminGetServer, type ServerSetting } from '@latchkey/protocol/operator'
import { Fragment, type ReactNode, useState } from 'react'
import './Server.css'
import { useRead } from '../../api/useRead.ts'
import { serverMessages } from '../../messages/server.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Field } from '../../parts/Field.tsx'
import { NotPermitted } from '../../parts/NotPermitted.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { useMay } from '../../session/useMay.ts'
import { getGroupDocs } from './getGroupDocs.ts'

/** The settings of the cloud, for owners. They are changed where the cloud is started. */
export function ServerPage(): ReactNode {
  const isOwner = useMay('owner')
  return (
    <Page title={serverMessages.title} lead={isOwner ? serverMessages.lead : undefined}>
      {isOwner ? (
        <ServerSettings />
      ) : (
        <Card label={serverMessages.title}>
          <NotPermitted least="owner" />
        </Card>
      )}
    </Page>
  )
}

function ServerSettings(): ReactNode {
  const server = useRead(adminGetServer, {})
  const [text, setText] = useState('')
  return (
    <QueryView query={server} lines={10}>
      {({ settings }) => {
        const found = settings.filter((setting) => matches(setting, text))
        const groups = [...new Set(found.map(({ group }) => group))]
        return (
          <>
            <div className="server-find">
              <Field
                type="search"
                label={serverMessages.find}
                placeholder={serverMessages.placeholder}
                value={text}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setText(target.value)}
              />
              <span className="cap" role="status">
                {serverMessages.found(found.length, settings.length)}
              </span>
            </div>
            {found.length === 0 && (
              <Card label={serverMessages.title}>
                <Empty icon="find" title={serverMessages.emptyTitle}>
                  {serverMessages.emptyText}
                </Empty>
              </Card>
            )}
            {groups.map((group) => (
              <Group key={group} name={group} settings={found.filter((setting) => setting.group === group)} />
            ))}
          </>
        )
      }}
    </QueryView>
  )
}

/** Whether each word is in a setting's name, flag, group or description. */
function matches({ description, flag, group, variable }: ServerSetting, text: string): boolean {
  const content = `${variable} ${flag ?? ''} ${group} ${description}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word))
}

function Group({ name, settings }: { readonly name: string; readonly settings: readonly ServerSetting[] }): ReactNode {
  return (
    <Card
      title={name}
      actions={
        <a
          className="link"
          href={getGroupDocs(name)}
          target="_blank"
          rel="noreferrer"
          aria-label={serverMessages.docs(name)}
        >
          {serverMessages.docsShort}
        </a>
      }
    >
      <ul className="settings-list">
        {settings.map((setting) => (
          <Setting key={setting.variable} setting={setting} />
        ))}
      </ul>
    </Card>
  )
}

function Setting({ setting }: { readonly setting: ServerSetting }): ReactNode {
  const { description, flag, initial, isSecret, isSet, source, unit, variable } = setting
  const withUnit = (text: string): string => (unit === null ? text : `${text} ${unit}`)
  return (
    <li className="setting">
      <div>
        <b className="mono strong">{variable}</b> {flag !== null && <span className="mono cap">{flag}</span>}
        <p className="sub">
          <Words text={description} />
        </p>
      </div>
      <div className="setting-value">
        <Value setting={setting} />
        {(isSet || isSecret) && (
          <span className="cap">
            {initial === null ? serverMessages.noInitial : serverMessages.initial(withUnit(initial))}
          </span>
        )}
      </div>
      <Chip tone={isSet ? 'accent' : 'plain'}>{serverMessages.sources[source]}</Chip>
    </li>
  )
}

/** The value; of a secret, whether it is set. */
function Value({ setting: { initial, isSecret, isSet, unit, value } }: { readonly setting: ServerSetting }): ReactNode {
  if (isSecret)
    return <span className={isSet ? undefined : 'sub'}>{isSet ? serverMessages.set : serverMessages.none}</span>
  if (value === null) return <span className="sub">{initial ?? serverMessages.none}</span>
  return (
    <span>
      <span className="mono">
        {value.split(/(?<=,)/).map((part, index) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
      {unit !== null && ` ${unit}`}
    </span>
  )
}

/** A text in which a value is between backticks, as in the manual. */
function Words({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="mono">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
