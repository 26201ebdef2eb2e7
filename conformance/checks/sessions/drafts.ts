/** Steps of the variant form about drafts, which only their authors see until they are finalized. */
import { textOf, textParts } from '../../client/agent.ts'
import { appendDraft, finalizeDraft, openDraft, valueParts } from '../../client/variant.ts'
import type { Reply } from '../../client/exchange.ts'
import { choose, textPart, type AgentName } from '../../model/conversation.ts'
import { conclude, shownStatus } from './findings.ts'
import type { Draft, Session } from './session.ts'
import type { StepOf } from './steps.ts'

const nameOf = ({ name }: Draft): string => name

export async function openADraft(s: Session, step: StepOf<'open a draft'>): Promise<void> {
  const chat = choose([...s.model.chats.keys()], step.chat)!
  const author = choose(s.writers(chat), step.sender)
  if (author === undefined) return
  const name = s.name()
  const { message_id: id } = await s.t.given(openDraft(s.agent(author), s.chatId(chat)), 'opening a draft')
  s.trail.push(`${author} opens the draft ${name} in ${chat}`)
  s.drafts.push({ name, chat, author, id, texts: [], isTouched: false })
}

/** Returns another agent of the chat of a draft. */
const otherMember = (s: Session, { chat, author }: Draft): AgentName | undefined =>
  s.writers(chat).find((name) => name !== author)

/** An answer to another member must not contain the draft. The effect of its request is judged later. */
function judgeOther(s: Session, draft: Draft, reply: Reply): void {
  draft.isTouched = true
  const what = `the answer to another member about the draft ${draft.name}`
  const isQuoted = draft.texts.flat().some((text) => reply.text.includes(text.trim()))
  const about = { what, failureClass: 'leaked', expected: 'nothing of the draft', actual: shownStatus(reply) } as const
  conclude(s, what, isQuoted ? [{ requirement: 'DRAFT-013', ...about }] : [])
}

export async function appendToDraft(s: Session, step: StepOf<'append to a draft'>): Promise<void> {
  const draft = choose(s.drafts, step.draft, nameOf)
  const by = draft && (step.other ? otherMember(s, draft) : draft.author)
  if (draft === undefined || by === undefined || !s.writers(draft.chat).includes(by)) return
  const texts = Array.from({ length: step.texts }, (_, index) => ` ${s.name(index)} in ${draft.name} `)
  const append = async (text: string) => s.answered(await appendDraft(s.agent(by), draft.id, text))
  const replies = step.atOnce ? await Promise.all(texts.map(append)) : []
  if (!step.atOnce) for (const text of texts) replies.push(await append(text))
  s.trail.push(`${by} appends ${texts.length} texts to the draft ${draft.name}${step.atOnce ? ' at once' : ''}`)
  for (const reply of replies) {
    if (by !== draft.author) judgeOther(s, draft, reply)
    const what = `status of an append to the draft ${draft.name}`
    const about = { requirement: 'DRAFT-004', what, expected: 202, actual: shownStatus(reply) } as const
    conclude(s, what, by !== draft.author || reply.status === 202 ? [] : [about])
  }
  if (by === draft.author) draft.texts.push(...(step.atOnce ? [texts] : texts.map((text) => [text])))
}

/** Finalizes a draft, once or at once by two calls, then again. Another member may try, and so may a former member. */
export async function finalizeADraft(s: Session, step: StepOf<'finalize a draft'>): Promise<void> {
  const left = s.drafts.filter(({ chat, author }) => !s.writers(chat).includes(author))
  const filled = s.drafts.filter(({ texts }) => texts.length > 0)
  // Mostly selects a draft of a former member, or one with texts.
  const among = [left, filled, s.drafts].slice(step.draft % 3).find(({ length }) => length > 0) ?? s.drafts
  const draft = choose(among, step.draft, nameOf)
  if (draft === undefined) return
  const { name, chat, author, id } = draft
  const other = step.other ? otherMember(s, draft) : undefined
  if (other !== undefined) {
    s.trail.push(`${other} tries to finalize the draft ${name} of ${author}`)
    return judgeOther(s, draft, s.answered(await finalizeDraft(s.agent(other), id)))
  }
  const text = s.t.unique.marker(name)
  const finalize = async (parts?: object[]) =>
    s.answered(await finalizeDraft(s.agent(author), id, parts === undefined ? {} : { parts }))
  if (!s.writers(chat).includes(author)) {
    s.trail.push(`${author}, who left ${chat}, finalizes the draft ${name}`)
    const reply = await finalize()
    const what = `status of finalizing the draft ${name} of a former member`
    const about = { requirement: 'CHAT-005', what, expected: '4xx', actual: shownStatus(reply) } as const
    return conclude(s, what, reply.status >= 400 && reply.status < 500 ? [] : [about])
  }
  const parts = step.replaces ? textParts(text) : undefined
  let replies = await Promise.all(Array.from({ length: step.atOnce ? 2 : 1 }, () => finalize(parts)))
  // A target may demand the parts of the variant form (AMB-091).
  if (step.replaces && replies.every(({ ok }) => !ok)) replies = [await finalize(valueParts(text))]
  const accepted = replies.filter(({ ok }) => ok).length
  // Finalizing a draft without text may be rejected (AMB-091).
  if (accepted === 0 && parts === undefined && draft.texts.length === 0) return
  s.trail.push(`${author} finalizes the draft ${name}${step.replaces ? ' with parts' : ''}`)
  const what = `accepted calls that finalize the draft ${name}`
  const requirement = accepted > 1 ? 'DRAFT-015' : step.replaces ? 'DRAFT-010' : 'DRAFT-009'
  const about = { requirement, what, expected: 1, actual: replies.map(shownStatus) } as const
  conclude(s, what, accepted === 1 ? [] : [about])
  s.drafts.splice(s.drafts.indexOf(draft), 1)
  await storeFinalized(s, draft, parts === undefined ? draft.texts : [[text]], step.replaces)
  for (let turn = 0; turn < step.again; turn += 1) await finalizeAgain(s, author, id, `the finalized draft ${name}`)
  const plain = s.model.messages.find(({ sender, textOnly }) => sender === author && textOnly !== true)
  if (step.again === 2 && plain !== undefined) await finalizeAgain(s, author, s.id(plain.name), plain.name)
}

async function finalizeAgain(s: Session, author: AgentName, id: string, which: string): Promise<void> {
  const reply = s.answered(await finalizeDraft(s.agent(author), id))
  s.trail.push(`${author} finalizes ${which} again`)
  const what = `status of finalizing ${which}, which is no draft`
  const about = { requirement: 'DRAFT-014', what, expected: 422, actual: shownStatus(reply) } as const
  conclude(s, what, reply.status === 422 ? [] : [about])
}

/** Compares the text in the history of the author with the accepted texts, and stores the message in the model. */
async function storeFinalized(s: Session, draft: Draft, texts: Draft['texts'], isReplaced: boolean): Promise<void> {
  const { name, chat, author, id } = draft
  const entry = await s.agent(author).awaitInHistory(s.chatId(chat), id)
  const actual = textOf(entry)
  const wasParallel = texts.some(({ length }) => length > 1)
  const requirement = isReplaced
    ? 'DRAFT-010'
    : draft.isTouched
      ? 'DRAFT-017'
      : wasParallel
        ? 'DRAFT-006'
        : entry === undefined
          ? 'HIST-017'
          : 'DRAFT-005'
  const what = `text of the finalized draft ${name}`
  const about = { requirement, failureClass: 'changed', what, expected: texts.flat(), actual } as const
  conclude(s, what, entry !== undefined && isJoined(texts, actual) ? [] : [about])
  s.store({ name, chat, sender: author, route: 0, parts: [textPart(actual)], textOnly: true }, id)
}

/** Returns whether a text consists of the texts in order, where those of one group have any order. */
function isJoined([group = [], ...later]: Draft['texts'], text: string): boolean {
  if (group.length === 0) return later.length > 0 ? isJoined(later, text) : text === ''
  return group.some(
    (first) =>
      text.startsWith(first) && isJoined([group.filter((one) => one !== first), ...later], text.slice(first.length)),
  )
}
