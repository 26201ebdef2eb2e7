/** Class of the element on which files can be dropped, while they are dragged over it. */
const targeted = 'dropping'

/**
 * Accepts files that are dropped on an element of the page. Dropped elsewhere, they are ignored: the browser would leave
 * the page to show them.
 * @param target finds the element that contains a position of the page, if files can be dropped there
 */
export function acceptDrops(
  target: (at: EventTarget | null) => HTMLElement | null,
  drop: (files: Iterable<File>) => void,
): void {
  let shown: HTMLElement | null = null
  const show = (element: HTMLElement | null) => {
    if (shown === element) return
    shown?.classList.remove(targeted)
    element?.classList.add(targeted)
    shown = element
  }
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const element = target(event.target)
    event.dataTransfer.dropEffect = element ? 'copy' : 'none'
    show(element)
  })
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) show(null)
  })
  addEventListener('drop', (event) => {
    show(null)
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (target(event.target)) drop(event.dataTransfer.files)
  })
}
