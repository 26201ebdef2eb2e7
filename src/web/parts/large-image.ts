import { html, render } from 'lit'

/**
 * Shows an image as large as the window allows. Escape, the button or a click beside the image closes it; the focus then
 * returns to the element that had it.
 */
export function showLargeImage(url: string, name: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'large-image'
  dialog.setAttribute('aria-label', name)
  const close = (event: Event) => {
    if (!(event.target instanceof HTMLImageElement)) dialog.close()
  }
  dialog.addEventListener('click', close)
  dialog.addEventListener('close', () => dialog.remove())
  render(html`<button type="button">Close</button><img src=${url} alt=${name} referrerpolicy="no-referrer">`, dialog)
  document.body.append(dialog)
  dialog.showModal()
}
