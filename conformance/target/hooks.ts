/** Operations that the document leaves open, as the target file describes them. */
import type { Actor } from '../driver/actor.ts'
import type { ProvisionName } from './target.ts'

/** What a hook gives back: the members that its template's `result` names. */
export type HookResult = Record<string, unknown>

/**
 * Placeholders by hook. `as` is who acts: the hook's request carries the credential of that actor.
 *
 * createPerson handle, name -> user_id, handle, session; createAgent as person, handle, display_name -> id, handle, token;
 * rotateToken as owner, agent_id -> token; openDirectChat as, handle -> chat_id; createGroup as person, handles, name -> chat_id;
 * addMember, removeMember as person, chat_id, handle; leaveGroup as, chat_id, handle; renameGroup as person, chat_id, name;
 * block, unblock as, handle; suspendHandle, retireHandle, restoreHandle handle; setVisibility as owner, agent_id, visibility;
 * approveDevice, denyDevice as person, user_code; sendAsPerson as person, chat_id, message_id, parts -> message;
 * readAsPerson, deliveredAsPerson as person, chat_id, message_id; typingAsPerson as person, chat_id, started;
 * historyAsPerson as person, chat_id -> messages; eventsAsPerson as person, after -> events, latest;
 * searchDump text -> found; listWebhooks as agent -> webhooks; updateWebhook as agent, id, status;
 * deleteWebhook, rotateWebhookSecret as agent, id (-> signing_secret); listDeadLetters, listWebhookAttempts as agent, id -> items.
 */
export interface Hooks {
  has(name: ProvisionName): boolean
  /**
   * Runs a hook as a prerequisite.
   * @throws NotTestable when the target file lacks it or its request is refused
   */
  run(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult>
}
