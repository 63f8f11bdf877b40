import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { close, listen } from "../local-server.ts";
import { readBody } from "../stripe/protocol/read-body.ts";
import { findWriteTask } from "./asked-tasks.ts";
import { Behaviour } from "./behaviour.ts";
import { handleControl } from "./control-routes.ts";
import { createControls, type ModelsControls, type RecordedCall } from "./controls.ts";
import { createReply } from "./reply.ts";
import type { How } from "./ways.ts";
import { formatOf } from "./wire-formats.ts";

/** How to start the stand-in. */
export interface ModelsStandInOptions {
	/** 0, the default, takes a free port. */
	port?: number;
	host?: string;
	/** Requests with another key are refused. */
	apiKey: string;
	/** The behavior of specific models, by the name in requests. */
	characters?: Readonly<Record<string, Character>>;
	/** The seed of its questions: the same seed makes the same questions. */
	firstSeed?: number;
}

/** The default behavior of a model. */
export interface Character {
	how: How;
	/** How long it takes to write a question. */
	writingMs: number;
}

export interface ModelsStandIn {
	/** Where it listens; the protocols' own paths are below it. */
	url: string;
	/** The base URL for a client library. */
	baseUrls: { "openai-compatible": string; anthropic: string; google: string };
	controls: ModelsControls;
	stop(): Promise<void>;
}

/**
 * Starts an offline stand-in for language models: it reads written answers by keywords, writes questions with
 * the product's own generators, solves those that it wrote, and refuses everything else.
 */
export async function startModelsStandIn(options: ModelsStandInOptions): Promise<ModelsStandIn> {
	const { host = "127.0.0.1", port = 0, apiKey, characters = {}, firstSeed = 0 } = options;
	const behaviour = new Behaviour(firstSeed);
	const calls: RecordedCall[] = [];
	const controls = createControls(behaviour, calls);
	const server = createServer((request, response) => {
		answer({ apiKey, characters, behaviour, calls, controls }, request, response).catch(() =>
			response.destroy(),
		);
	});
	const url = `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${await listen(server, port, host)}`;
	return {
		url,
		baseUrls: { "openai-compatible": `${url}/v1`, anthropic: `${url}/v1`, google: `${url}/v1beta` },
		controls,
		stop: () => close(server),
	};
}

interface Parts {
	apiKey: string;
	characters: Readonly<Record<string, Character>>;
	behaviour: Behaviour;
	calls: RecordedCall[];
	controls: ModelsControls;
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { pathname } = new URL(request.url ?? "/", "http://stand-in");
	if (pathname.startsWith("/_controls/")) return handleControl(parts.controls, request, response);
	const { apiKey, behaviour, calls } = parts;
	const body = await readBody(request);
	const found = request.method === "POST" ? formatOf(pathname) : undefined;
	const asked = found === undefined ? null : found.format.read(parseBody(body), found.model);
	const character = parts.characters[asked?.model ?? ""];
	const writes = asked !== null && findWriteTask(asked.texts) !== undefined;
	const taken = behaviour.take({ writes });
	const how = taken === "honest" ? (character?.how ?? taken) : taken;
	if (calls.push({ path: pathname, body, request: asked, how }) > mostCalls) calls.shift();
	if (found === undefined || asked === null) return respond(response, 404, refusal("No such path"));
	if (found.format.keyOf(request.headers) !== apiKey || how === "wrong_key")
		// Like real providers, the response repeats a part of the key.
		return respond(
			response,
			401,
			refusal(`Incorrect API key provided: ${found.format.keyOf(request.headers)}`),
		);
	if (how === "hold") await behaviour.held();
	const waitMs = behaviour.slowMs + (writes ? (character?.writingMs ?? 0) : 0);
	if (waitMs > 0) await wait(waitMs, undefined, { ref: false });
	const reply = createReply(behaviour, how, asked);
	switch (reply.kind) {
		case "drop":
			response.destroy();
			return;
		case "status":
			response.setHeader("retry-after", String(behaviour.retryAfter));
			if (reply.status === 307) response.setHeader("location", "http://127.0.0.1:9/stolen");
			return respond(response, reply.status, refusal(reply.message));
		case "raw":
			response.writeHead(200, { "content-type": "application/json" }).end(reply.body);
			return;
		case "answer":
			return respond(response, 200, found.format.write(reply.answer, asked));
	}
}

const mostCalls = 1000;

function parseBody(body: string): Record<string, unknown> {
	try {
		return JSON.parse(body) as Record<string, unknown>;
	} catch {
		return {};
	}
}

function refusal(message: string): object {
	return { error: { message, type: "stand_in_error" }, type: "error" };
}

function respond(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
