import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { escapeHtml } from "../escape-html.ts";
import { close, listen } from "../local-server.ts";
import { Behaviour, type How } from "./behaviour.ts";
import { handleControl } from "./control-routes.ts";
import { createControls, type KeptObject, type RecordedCall, type S3Controls } from "./controls.ts";
import { checkSignature, type Owner } from "./signature.ts";

/** How to start the stand-in. */
export interface S3StandInOptions extends Owner {
	/** 0, the default, takes a free port. */
	port?: number;
	/** The one bucket that it has. */
	bucket: string;
	now?: () => Date;
}

export interface S3StandIn {
	/** The endpoint; buckets are the first part of the path. */
	url: string;
	controls: S3Controls;
	stop(): Promise<void>;
}

/**
 * Starts an offline stand-in for an object store: PUT, GET, HEAD and DELETE of one object, with signature
 * version 4.
 */
export async function startS3StandIn(options: S3StandInOptions): Promise<S3StandIn> {
	const behaviour = new Behaviour();
	const objects = new Map<string, KeptObject>();
	const calls: RecordedCall[] = [];
	const held = new Set<ServerResponse>();
	const letGo = () => {
		for (const response of held) response.destroy();
		held.clear();
	};
	const controls = createControls({ behaviour, objects, calls, letGo });
	const parts: Parts = { options, behaviour, objects, calls, held, controls };
	const server = createServer((request, response) => {
		answer(parts, request, response).catch(() => response.destroy());
	});
	const url = `http://127.0.0.1:${await listen(server, options.port ?? 0)}`;
	return { url, controls, stop: () => close(server) };
}

interface Parts {
	options: S3StandInOptions;
	behaviour: Behaviour;
	objects: Map<string, KeptObject>;
	calls: RecordedCall[];
	held: Set<ServerResponse>;
	controls: S3Controls;
}

const mostCalls = 1000;
const mostBytes = 20_000_000;

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { method = "GET", url = "/" } = request;
	if (url.startsWith("/_controls/")) return handleControl(parts.controls, request, response);
	const body = await readBytes(request);
	const how = parts.behaviour.take();
	const key = keyOf(url);
	const call: RecordedCall = { method, key, how, status: 0, code: null };
	if (parts.calls.push(call) > mostCalls) parts.calls.shift();
	if (how === "drop") return void response.destroy();
	if (how === "silent") return void parts.held.add(response);
	const result = resultOf(parts, { method, url, key, headers: request.headers, body, how });
	Object.assign(call, { status: result.status, code: result.code ?? null });
	send(response, { method, url, how, result });
}

interface Asked {
	method: string;
	url: string;
	key: string;
	headers: IncomingMessage["headers"];
	body: Buffer;
	how: How;
}

interface Result {
	status: number;
	/** For an error. */
	code?: string;
	object?: KeptObject;
}

const statusOf: Record<string, number> = {
	AccessDenied: 403,
	AuthorizationHeaderMalformed: 400,
	InternalError: 500,
	InvalidAccessKeyId: 403,
	MethodNotAllowed: 405,
	NoSuchBucket: 404,
	NoSuchKey: 404,
	RequestTimeTooSkewed: 403,
	SignatureDoesNotMatch: 403,
	SlowDown: 503,
	TemporaryRedirect: 307,
	XAmzContentSHA256Mismatch: 400,
};

const failures: Partial<Record<How, string>> = {
	slow_down: "SlowDown",
	error: "InternalError",
	denied: "AccessDenied",
	redirect: "TemporaryRedirect",
	no_bucket: "NoSuchBucket",
};

function refusal(code: string): Result {
	return { status: statusOf[code] ?? 400, code };
}

function resultOf({ options, objects }: Parts, asked: Asked): Result {
	const { method, key, headers, body, how, url } = asked;
	const now = options.now?.() ?? new Date();
	const fault = checkSignature(options, { method, url, headers, body }, now) ?? failures[how];
	if (fault !== undefined) return refusal(fault);
	if (bucketOf(url) !== options.bucket) return refusal("NoSuchBucket");
	switch (method) {
		case "PUT": {
			const type = headers["content-type"] ?? "application/octet-stream";
			const object = { bytes: body, type, etag: `"${md5(body)}"`, kept_at: now };
			if (how !== "forget") objects.set(key, object);
			return { status: 200, object: { ...object, bytes: Buffer.alloc(0) } };
		}
		case "GET":
		case "HEAD": {
			const object = objects.get(key);
			return object === undefined ? refusal("NoSuchKey") : { status: 200, object };
		}
		case "DELETE":
			objects.delete(key);
			return { status: 204 };
		default:
			return refusal("MethodNotAllowed");
	}
}

interface Sent {
	method: string;
	url: string;
	how: How;
	result: Result;
}

function send(response: ServerResponse, { method, url, how, result }: Sent): void {
	const id = randomBytes(8).toString("hex").toUpperCase();
	const { status, code, object } = result;
	response.statusCode = status;
	response.setHeader("x-amz-request-id", id);
	if (code !== undefined) {
		if (status === 307) response.setHeader("location", "http://127.0.0.1:9/elsewhere");
		response.setHeader("content-type", "application/xml");
		return void response.end(method === "HEAD" ? undefined : errorXml(code, url, id));
	}
	if (object === undefined) return void response.end();
	response.setHeader("etag", object.etag);
	if (method === "PUT") return void response.end();
	response.setHeader("content-type", object.type);
	response.setHeader("last-modified", object.kept_at.toUTCString());
	response.setHeader("content-length", object.bytes.length);
	if (method === "HEAD") return void response.end();
	if (how === "cut") {
		const half = object.bytes.subarray(0, object.bytes.length / 2);
		return void response.write(half, () => response.destroy());
	}
	response.end(how === "other_bytes" ? Buffer.alloc(object.bytes.length, "x") : object.bytes);
}

function errorXml(code: string, url: string, id: string): string {
	const resource = escapeHtml(url.split("?")[0] ?? "");
	return `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>${code}</Code><Message>The stand-in refuses: ${code}</Message><Resource>${resource}</Resource><RequestId>${id}</RequestId></Error>`;
}

function pathOf(url: string): string[] {
	return (url.split("?")[0] ?? "").split("/").slice(1);
}

function bucketOf(url: string): string {
	return decodeURIComponent(pathOf(url)[0] ?? "");
}

function keyOf(url: string): string {
	return decodeURIComponent(pathOf(url).slice(1).join("/"));
}

function md5(bytes: Buffer): string {
	return createHash("md5").update(bytes).digest("hex");
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > mostBytes) throw new Error("The object is too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
