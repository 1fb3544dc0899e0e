/** A position in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** A document of a real browser, with the visitor's mouse: the page of a tab, or a frame in it. */
export interface EngineDocument {
  /** Runs a function in the document. It must not use anything but its arguments. */
  evaluate(task: (...words: string[]) => string, ...words: readonly string[]): Promise<string>
  /** Clicks at a point of the document's viewport. */
  click(point: Point): Promise<void>
}

/** A tab or a window of a real browser. */
export interface EngineTab extends EngineDocument {
  type(text: string): Promise<void>
  /** A frame of the page, which may be of another origin, by the start of its address. */
  frame(url: string): EngineDocument
  /** Whether it was closed. */
  isClosed(): Promise<boolean>
}

/** The first tab of a real browser, with the visitor's mouse and keyboard. */
export interface EngineDriver extends EngineTab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  resize(size: { readonly width: number; readonly height: number }): Promise<void>
  /** Presses the mouse button at the first point, moves through the others, and releases it at the last. */
  drag(points: readonly [Point, ...Point[]]): Promise<void>
  press(key: Key, modifier?: 'Shift'): Promise<void>
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>
  /** Waits for the window that a page has opened since the last call, and gives it the focus. */
  waitForPopup(): Promise<EngineTab>
  close(): Promise<void>
}
