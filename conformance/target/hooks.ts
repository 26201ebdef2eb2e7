/** Operations that the document leaves open, as the target file describes them. */
import type { Actor } from '../client/actor.ts'
import { NotTestable } from '../client/not-testable.ts'
import type { ProvisionName } from './target.ts'

/** The target rejected the request of a hook. */
export class RejectedHook extends NotTestable {
  override name = 'RejectedHook'
  readonly status: number
  constructor(message: string, unlock: string, status: number) {
    super(message, unlock)
    this.status = status
  }
}

/** What a hook gives back: the members that its template's `result` names. */
export type HookResult = Record<string, unknown>

/**
 * Placeholders by hook. `as` is who acts: the hook's request carries the credential of that actor.
 *
 * createPerson handle, name -> user_id, handle, session; createAgent as person, handle, display_name, visibility?, tagline?,
 * avatar?, accent_color?, organization? -> id, handle, token;
 * rotateToken as owner, agent_id -> token; openDirectChat as, handle -> chat_id; createGroup as person, handles, name -> chat_id;
 * addMember, removeMember as person, chat_id, handle; leaveGroup as, chat_id, handle; renameGroup as person, chat_id, name;
 * block, unblock as, handle; suspendHandle, retireHandle, restoreHandle handle; setVisibility as owner, agent_id, handle, visibility;
 * submitListing as owner, agent_id, handle, category, task; approveListing, publishListing handle, agent_id, category, task;
 * listDirectory category?, task?, q?, cursor? -> agents, next_cursor; setPhoneNumber handle, phone_number, verified;
 * approveDevice, denyDevice as person, user_code; sendAsPerson as person, chat_id, message_id, parts -> message;
 * readAsPerson, deliveredAsPerson as person, chat_id, message_id; typingAsPerson as person, chat_id, started;
 * historyAsPerson as person, chat_id -> messages; eventsAsPerson as person, after -> events, latest;
 * searchDump text -> found; listWebhooks as agent -> webhooks; updateWebhook as agent, id, status;
 * deleteWebhook, rotateWebhookSecret as agent, id (-> signing_secret); listDeadLetters, listWebhookAttempts as agent, id -> items;
 * restartServer signal (SIGTERM, or SIGKILL for a crash) stops and starts the target; ageDeviceCode user_code,
 * seconds lets so much time pass for one pairing; sendTask as agent, handle, message_id, text -> id; workTask as agent, id,
 * state says where a task stands; limitRate handle, requests, seconds limits one
 * account; encodeA2ui messages -> part; discoverContacts as person, entries; requestContact as agent, handle, note;
 * listRequests as person -> requests; acceptRequest as person, chat_id, id (of the request that names the chat); install, uninstall as person, handle, agent_id; deleteAgent as owner, agent_id, handle;
 * deleteAccount as person, handle, user_id -> status, receipt_id of its cleanup; readCleanup receipt_id -> status;
 * liveChannel as agent -> url of a WebSocket that shows what is in no log, such as typing; failDatabase and failStorage up (false,
 * then true) take the target's database, or its storage of attachments, away and give it back.
 */
export interface Hooks {
  has(name: ProvisionName): boolean
  /** Whether the hook hands a parameter on to the target: only then the target can know its value. */
  takes(name: ProvisionName, parameter: string): boolean
  /**
   * Runs a hook as a prerequisite.
   * @throws NotTestable when the target file lacks it or its request is rejected
   */
  run(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult>
}
