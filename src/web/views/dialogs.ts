/** Dialogs that few visits open, loaded when the first one opens. */
import './account.ts'
import './explore.ts'
import './new-chat.ts'
import './shortcuts.ts'
