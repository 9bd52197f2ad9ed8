// A client of the Language Server Protocol over the standard input and output of a program.
"use strict"
const { sentence } = require("./convert")
const { spawn } = require("child_process")

const METHOD_NOT_FOUND = -32601
const CANCELLED = [-32800, -32801]
const MAXIMUM_RESTARTS = 5
const FIRST_DELAY = 500 // milliseconds; each delay is twice the one before

class Client {
  // `methods` are called for the requests and notifications of the server. `events` are `started` (with the server's
  // capabilities), `stopped`, `failed` (with a message) and `log` (with a text).
  constructor(program, methods, events) {
    Object.assign(this, { program, methods, events, restarts: 0, count: 0, capabilities: null })
  }

  start(parameters) {
    this.parameters = parameters
    this.pending = new Map()
    this.buffer = Buffer.alloc(0)
    const began = Date.now()
    const server = (this.server = spawn(this.program, ["lsp"], { stdio: "pipe" }))
    server.stdout.on("data", (data) => server === this.server && this.receive(data))
    server.stderr.on("data", (data) => this.events.log(data.toString()))
    server.stdin.on("error", () => {})
    server.on("error", (error) => this.events.log(`${error.message}\n`))
    server.on("close", (status) => server === this.server && this.ended(status, Date.now() - began))
    return this.initialize().catch((error) => this.events.log(`initialize: ${error.message}\n`))
  }

  async initialize() {
    const { capabilities } = await this.request("initialize", this.parameters)
    this.notify("initialized", {})
    this.capabilities = capabilities
    this.events.started(capabilities)
  }

  // An end that was not asked for. A server that ran for a minute is not one that fails at its start.
  ended(status, milliseconds) {
    this.close()
    if (milliseconds > 60_000) this.restarts = 0
    this.events.log(`the program has ended with the status ${status}\n`)
    if (this.restarts === MAXIMUM_RESTARTS) return this.events.failed("typeramp has ended too often.")
    this.timer = setTimeout(() => this.start(this.parameters), FIRST_DELAY * 2 ** this.restarts++)
  }

  close() {
    this.server = this.capabilities = null
    for (const { reject } of this.pending.values()) reject(new Error("the program has ended"))
    this.pending.clear()
    this.events.stopped()
  }

  // Asks the server to end, and ends it if it does not within two seconds.
  async stop() {
    clearTimeout(this.timer)
    const server = this.server
    if (!server) return
    server.removeAllListeners("close")
    const end = new Promise((resolve) => server.once("close", resolve))
    const timer = setTimeout(() => server.kill("SIGKILL"), 2_000)
    await Promise.race([this.request("shutdown").catch(() => {}), end])
    this.notify("exit")
    this.close()
    await end
    clearTimeout(timer)
  }

  // The result of a request; undefined if `token` cancels it.
  request(method, params, token) {
    if (!this.server) return Promise.reject(new Error("the program does not run"))
    const id = ++this.count
    const answer = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }))
    this.send({ id, method, params })
    token?.onCancellationRequested(() => {
      if (!this.pending.has(id)) return
      this.notify("$/cancelRequest", { id })
      this.settle({ id })
    })
    return answer
  }

  notify(method, params) {
    this.send({ method, params })
  }

  send(message) {
    if (!this.server) return
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }))
    this.server.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.server.stdin.write(body)
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data])
    for (let end; (end = this.buffer.indexOf("\r\n\r\n")) >= 0; ) {
      const length = Number(/^Content-Length: *(\d+)\r?$/im.exec(this.buffer.toString("latin1", 0, end))?.[1])
      if (Number.isNaN(length)) return this.server?.kill()
      if (this.buffer.length < end + 4 + length) return
      const message = this.buffer.toString("utf8", end + 4, end + 4 + length)
      this.buffer = this.buffer.subarray(end + 4 + length)
      this.handle(JSON.parse(message))
    }
  }

  handle(message) {
    if (message.method === undefined) return this.settle(message)
    const handler = Object.hasOwn(this.methods, message.method) ? this.methods[message.method] : undefined
    if (message.id === undefined) return handler?.(message.params)
    if (!handler) return this.send({ id: message.id, error: { code: METHOD_NOT_FOUND, message: "unknown method" } })
    Promise.resolve(handler(message.params)).then(
      (result) => this.send({ id: message.id, result: result ?? null }),
      (error) => this.send({ id: message.id, error: { code: -32603, message: error.message } }))
  }

  settle({ id, result, error }) {
    const request = this.pending.get(id)
    this.pending.delete(id)
    if (error && !CANCELLED.includes(error.code)) request?.reject(new Error(sentence(error.message)))
    else request?.resolve(result)
  }
}

module.exports = { Client }
