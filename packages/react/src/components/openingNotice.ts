/** After this time in ms, an opening that no button shows is announced. */
export const announceAfter = 100

/** The style of the notice that the modal is opening, for React and for an element's `style`. */
export const noticeStyle = {
  position: 'fixed',
  inset: 'auto 16px 24px',
  zIndex: '2147483647',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  width: 'fit-content',
  margin: 'auto',
  padding: '8px 8px 8px 20px',
  borderRadius: '20px',
  font: '15px/20px system-ui',
  color: 'CanvasText',
  background: 'Canvas',
  boxShadow: '0 0 0 1px #8884, 0 8px 32px #0003',
} as const
