import { ButtonApi, CheckBoxApi, ChoicePickerApi, DateTimeInputApi, SliderApi, TextFieldApi } from '@a2ui/web_core/v0_9'
import { html, nothing, type TemplateResult } from 'lit'

import { component, shown, type Props, type SurfaceElement } from './element.ts'

type Set = ((value: unknown) => void) | undefined

const setterOf = ({ setValue }: Props): Set => (typeof setValue === 'function' ? (setValue as Set) : undefined)

function problems({ isValid, validationErrors }: Props): TemplateResult | typeof nothing {
  if (isValid !== false || !Array.isArray(validationErrors)) return nothing
  return html`<p class="wrong" role="status">${validationErrors.slice(0, 5).map((problem) => html`<bdi>${shown(problem)}</bdi> `)}</p>`
}

export const button = component(ButtonApi, (element, props) => {
  // Inside a summary, a press opens the box instead.
  if (element.closest('summary')) return html`${element.drawOne(props['child'])}`
  const press = () => {
    if (typeof props['action'] === 'function') (props['action'] as () => void)()
  }
  const isOff = props['isValid'] === false || !element.isLive
  return html`<button type="button" class=${props['variant'] === 'primary' ? 'first' : ''} ?disabled=${isOff} @click=${press}>
    ${element.drawOne(props['child'])}</button>${problems(props)}`
})

const inputOf = (event: Event) => event.currentTarget as HTMLInputElement

export const textField = component(TextFieldApi, (element, props) => {
  const { uid } = element
  const set = (event: Event) => setterOf(props)?.(inputOf(event).value)
  const value = shown(props['value'])
  const type = { number: 'number', obscured: 'password' }[String(props['variant'])] ?? 'text'
  return html`<label for=${uid}><bdi>${shown(props['label']) || 'Text'}</bdi></label>
    ${
      props['variant'] === 'longText'
        ? html`<textarea id=${uid} rows="3" dir="auto" maxlength="8000" ?disabled=${!element.isLive} .value=${value} @input=${set}></textarea>`
        : html`<input id=${uid} type=${type} dir="auto" maxlength="8000" autocomplete="off" ?disabled=${!element.isLive} .value=${value} @input=${set}>`
    }${problems(props)}`
})

export const checkBox = component(
  CheckBoxApi,
  (element, props) => html`<label class="surface-choice"><input type="checkbox" .checked=${props['value'] === true}
      ?disabled=${!element.isLive} @change=${(event: Event) => setterOf(props)?.(inputOf(event).checked)}>
      <bdi>${shown(props['label'])}</bdi></label>${problems(props)}`,
)

export const choicePicker = component(ChoicePickerApi, (element, props) => {
  const options = (Array.isArray(props['options']) ? props['options'] : []).slice(0, 200) as Props[]
  const isMultiple = props['variant'] === 'multipleSelection'
  const chosen: readonly unknown[] = Array.isArray(props['value']) ? props['value'] : [props['value']]
  const choose = (value: unknown, isOn: boolean) => {
    const others = isMultiple ? chosen.filter((one) => one !== value) : []
    setterOf(props)?.(isOn ? [...others, value] : others)
  }
  return html`<fieldset class="surface-choices"><legend><bdi>${shown(props['label']) || 'Choose'}</bdi></legend>
    ${options.map((option) => {
      const value = option?.['value']
      return html`<label class="surface-choice"><input type=${isMultiple ? 'checkbox' : 'radio'} name=${element.uid}
        .checked=${chosen.includes(value)} ?disabled=${!element.isLive}
        @change=${(event: Event) => choose(value, inputOf(event).checked)}> <bdi>${shown(option?.['label'])}</bdi></label>`
    })}</fieldset>${problems(props)}`
})

const numberOf = (value: unknown, byDefault: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : byDefault

export const slider = component(SliderApi, (element, props) => {
  const value = numberOf(props['value'], 0)
  return html`<label for=${element.uid}><bdi>${shown(props['label']) || 'Number'}</bdi>: ${value}</label>
    <input id=${element.uid} type="range" min=${numberOf(props['min'], 0)} max=${numberOf(props['max'], 100)} .value=${String(value)}
      ?disabled=${!element.isLive} @input=${(event: Event) => setterOf(props)?.(Number(inputOf(event).value))}>${problems(props)}`
})

/** A date, a time or both, with the browser's own control. */
export const dateTimeInput = component(DateTimeInputApi, (element: SurfaceElement, props) => {
  const [hasDate, hasTime] = [
    props['enableDate'] === true || props['enableTime'] !== true,
    props['enableTime'] === true,
  ]
  const type = hasDate && hasTime ? 'datetime-local' : hasDate ? 'date' : 'time'
  const value = shown(props['value'])
  const held =
    type === 'date' ? value.slice(0, 10) : type === 'datetime-local' ? value.slice(0, 16) : value.slice(-8, -3)
  return html`<label for=${element.uid}><bdi>${shown(props['label']) || (hasDate ? 'Date' : 'Time')}</bdi></label>
    <input id=${element.uid} type=${type} .value=${held} ?disabled=${!element.isLive}
      @change=${(event: Event) => setterOf(props)?.(inputOf(event).value)}>${problems(props)}`
})
