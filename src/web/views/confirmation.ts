import { html, render } from 'lit'

/**
 * Asks the person to confirm an action that cannot be undone.
 * @param question sentence that names the action and its effect
 * @param action label of the button that confirms
 * @returns whether the person confirmed; Escape does not
 */
export function confirmed(question: string, action: string): Promise<boolean> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'confirmation-text')
  // A form with this method closes the dialog with the value of its button.
  render(
    html`<form method="dialog"><p id="confirmation-text">${question}</p>
      <div class="row"><button value="yes" class="first">${action}</button><button value="">Cancel</button></div></form>`,
    dialog,
  )
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'yes')
    })
  })
}
