import { html, nothing, type TemplateResult } from 'lit'

import { dateLanguages, fullTime } from '../model/dates.ts'
import { canNotify, notifierOf, wantsNotices } from '../notices.ts'
import { preferences, setPreferences, type Preferences } from '../preferences.ts'
import { Section } from './section.ts'

/** Choices for this browser: notifications, colors, and the language of dates. */
class BrowserSettings extends Section {
  override render(): TemplateResult {
    const { theme, dates } = preferences()
    const option = (value: string, label: string, chosen: string | null) =>
      html`<option value=${value} .selected=${value === (chosen ?? '')}>${label}</option>`
    return html`<section aria-labelledby="browser-title">
      <h3 id="browser-title">This browser</h3>
      ${this.errorView()}
      ${this.#notices()}
      <p role="status" class="done">${this.done}</p>
      <label for="theme">Colors</label>
      <select id="theme" @change=${this.#chooser('theme')}>
        ${option('', 'As the system', theme)}${option('light', 'Light', theme)}${option('dark', 'Dark', theme)}
      </select>
      <label for="date-language">Language of dates</label>
      <select id="date-language" aria-describedby="date-example" @change=${this.#chooser('dates')}>
        ${option('', 'As the browser', dates)}
        ${dateLanguages(navigator.languages).map(({ tag, name }) => option(tag, name, dates))}
      </select>
      <p id="date-example" class="hint">${fullTime(Date.now())}</p>
    </section>`
  }

  #notices(): TemplateResult {
    return html`<label class="choice"><input type="checkbox" .checked=${wantsNotices(this.messenger)} ?disabled=${!canNotify()}
        @change=${this.#toggle}>Notify me of new messages</label>
      ${canNotify() ? nothing : html`<p class="hint">Notifications need https and a browser that has them.</p>`}`
  }

  async #toggle({ target }: Event): Promise<void> {
    const box = target as HTMLInputElement
    const notifier = notifierOf(this.messenger)
    if (!box.checked) await this.act(async () => (await notifier).turnOff(), 'Notifications are off.')
    else {
      await this.act(async () => (await notifier).turnOn())
      if (this.error === '')
        this.done = (await notifier).isPushed
          ? 'Notifications are on.'
          : 'Notifications are on while a page of the messenger is open: this browser has no push service.'
    }
    box.checked = wantsNotices(this.messenger)
  }

  #chooser(name: keyof Preferences): (event: Event) => void {
    return ({ target }) => setPreferences({ [name]: (target as HTMLSelectElement).value || null })
  }
}

customElements.define('parley-browser-settings', BrowserSettings)
