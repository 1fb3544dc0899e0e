import type { EditedWallet } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { catalogueMessages } from '../../messages/catalogue.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { DrawnPicture, WalletPicture } from './WalletPicture.tsx'
import type { WalletTexts } from './walletTexts.ts'

/** The row of a wallet as the modal draws it, with what is not saved yet. */
export function WalletPreview({
  base,
  texts,
}: {
  readonly base: EditedWallet | undefined
  readonly texts: WalletTexts
}): ReactNode {
  const name = texts.name.trim() || catalogueMessages.nameless
  const saved = base?.wallet
  return (
    <Card title={catalogueMessages.preview}>
      <div className="card-body">
        <div className="modal-preview">
          <p className="modal-preview-title">{catalogueMessages.previewTitle}</p>
          <div className="modal-preview-row">
            {texts.image_data !== '' ? (
              <DrawnPicture url={texts.image_data} />
            ) : saved === undefined || saved.image_data ? (
              <Picture id={texts.id} name={name} />
            ) : (
              <WalletPicture id={saved.id} name={name} version={`${base?.revision ?? 0}`} />
            )}
            <span className="strong clip">{name}</span>
            {saved?.badge_type === 'certified' && <Chip tone="accent">{catalogueMessages.certified}</Chip>}
          </div>
        </div>
        <p className="cap">{catalogueMessages.previewNote}</p>
      </div>
    </Card>
  )
}
