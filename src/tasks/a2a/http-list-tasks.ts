import { overHttp } from './http-json.ts'

/** ListTasks over HTTP+JSON. */
export const httpListTasks = overHttp('ListTasks')
