import { type ReactNode, useId, useRef, useState } from 'react'
import '../../parts/Field.css'
import { catalogueMessages } from '../../messages/catalogue.ts'
import { Button } from '../../parts/Button.tsx'
import { shrinkPicture } from './shrinkPicture.ts'
import type { WalletTexts } from './walletTexts.ts'

/** The choice of a picture. It is made to fit before it is part of the form. */
export function PictureField({
  error,
  isReadOnly,
  onChange,
  texts: { image_data: picture },
}: {
  readonly texts: WalletTexts
  readonly isReadOnly: boolean
  /** What the cloud says. */
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}): ReactNode {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const choose = async (file: File): Promise<void> => {
    const shrunk = await shrinkPicture(file)
    setFault(undefined)
    if ('url' in shrunk) onChange(shrunk.url)
    else if (shrunk.fault === 'tooLarge') setFault(catalogueMessages.errors.pictureSize)
    else setFault(catalogueMessages.errors.picture)
  }
  if (isReadOnly) return null
  const wrong = fault ?? error
  return (
    <div className="field" role="group" aria-labelledby={id} aria-describedby={`${id}hint`}>
      <span id={id} className="field-label">
        {catalogueMessages.fields.image_data}
      </span>
      <input
        ref={input}
        className="hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          if (file !== undefined) void choose(file).finally(() => (target.value = ''))
        }}
      />
      <div className="wallet-picture-actions">
        <Button isSmall onClick={() => input.current?.click()}>
          {picture === '' ? catalogueMessages.choosePicture : catalogueMessages.changePicture}
        </Button>
        {picture !== '' && (
          <Button isSmall kind="ghost" onClick={() => onChange('')}>
            {catalogueMessages.removePicture}
          </Button>
        )}
      </div>
      <span id={`${id}hint`} className="field-hint">
        {catalogueMessages.pictureHint}
      </span>
      {wrong !== undefined && (
        <span className="field-error" role="alert">
          {wrong}
        </span>
      )}
    </div>
  )
}
