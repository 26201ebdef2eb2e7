import { html, nothing, type TemplateResult } from 'lit'

import type { AttachedFiles } from '../attached-files.ts'
import { percentOf, shownSize, type Attached } from '../model/attached.rules.ts'
import { mediaKind } from '../model/media.rules.ts'

/** Renders the files of the message that is being written, with previews and upload progress. */
export function attachedList(attached: AttachedFiles): TemplateResult | typeof nothing {
  if (attached.files.length === 0) return nothing
  return html`<ul class="attached" aria-label="Files">${attached.files.map((file) => fileView(file, attached))}</ul>`
}

function fileView(file: Attached, attached: AttachedFiles): TemplateResult {
  const { key, name, size, status, error } = file
  return html`<li>
    ${previewView(file)}
    <span class="file-name"><bdi>${name}</bdi> <span class="stamp">${shownSize(size)}</span></span>
    ${status === 'uploading' ? html`<progress max="100" value=${percentOf(file)} aria-label="Upload of ${name}"></progress>` : nothing}
    ${status === 'rejected' ? html`<span class="wrong" role="alert">${error}</span>` : nothing}
    ${
      status === 'rejected'
        ? html`<button type="button" aria-label="Try again: ${name}" @click=${() => attached.retry(key)}>Try again</button>`
        : nothing
    }
    <button type="button" aria-label=${status === 'uploading' ? `Cancel the upload of ${name}` : `Remove ${name}`}
      @click=${() => attached.remove(key)}>${status === 'uploading' ? 'Cancel' : 'Remove'}</button>
  </li>`
}

function previewView({ contentType, preview, name }: Attached): TemplateResult | typeof nothing {
  const kind = mediaKind(contentType)
  if (kind === 'image') return html`<img src=${preview} alt="Preview of ${name}">`
  return kind === 'audio' ? html`<audio src=${preview} controls aria-label="Preview of ${name}"></audio>` : nothing
}
