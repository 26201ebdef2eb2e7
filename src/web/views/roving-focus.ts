/** Moves the focus between messages with the arrow keys. The Tab key stops once for all messages. */
export function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement
  const stops = [...list.querySelectorAll<HTMLElement>('.actions > summary')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const next = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key]
  const stop = next === undefined ? undefined : stops[next]
  if (!stop) return
  event.preventDefault()
  stop.focus()
}
