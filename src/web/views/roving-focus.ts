/** Arrow keys go from message to message, Home and End to the first and last: the Tab key stops once for all of them. */
export function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement
  const stops = [...list.querySelectorAll<HTMLElement>('.actions > summary')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 }[event.key]
  const stop = next === undefined ? undefined : stops[next]
  if (!stop) return
  event.preventDefault()
  stop.focus()
}
