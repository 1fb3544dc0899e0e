// The screens ask the browser whether a visitor can see them, and in a frame that is not drawn the browser says no.
window.frameElement?.setAttribute('data-drawn', '')
