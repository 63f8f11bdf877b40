import { codesOf } from "@learnin/contract/codes-of";
import type { Route, RouteResponse } from "@learnin/contract/define-route";
import { repeatedKey } from "@learnin/domain/exchange/items/repeated-key";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { ApiError } from "./errors/api-error.ts";
import { sayTwice } from "./errors/say-issue.ts";
import { authorize, type Call, type HttpContext, readCall, refuseUndeclared } from "./register-route.ts";

/** Bytes of one upload, all files together. */
const largestUpload = 5_500_000;
/** Bytes of an upload of many files: they are held in memory until they are read. */
const largestList = 20_500_000;

/** Parts of one upload: each costs the parser some work, and none of our pages sends nearly as many. */
const mostParts = 100;
/** Bytes of the headers of a part. */
const longestHead = 8_192;

type UploadRoute = Route & { files: readonly string[] };
type ListRoute = Route & { fileList: { part: string; most: number } };

/** The file parts by name. */
export type UploadedFiles<R extends UploadRoute> = Record<R["files"][number], Buffer>;

/** A file as it was sent. */
export interface UploadedFile {
	/** The name that the sender gave it: any text. */
	name: string;
	bytes: Buffer;
}

/** What the parser passes on instead of a parsed body. */
interface Parts {
	data: unknown;
	files: (UploadedFile & { part: string })[];
}

/**
 * Serves a route of kind "upload". The sender is authenticated before a byte of the body is read, so that
 * only those who may upload can make the server hold a file.
 */
export function registerUpload<const R extends UploadRoute>(
	context: HttpContext,
	route: R,
	handle: (call: Call<R>, files: UploadedFiles<R>) => Promise<RouteResponse<R>>,
): void {
	serveUpload(context, route, { bodyLimit: largestUpload }, (call, files) =>
		handle(call, requireFiles(route, files)),
	);
}

/**
 * Like `registerUpload`, for a list of files; refuses an empty list and more files than the contract allows.
 */
export function registerUploadList<const R extends ListRoute>(
	context: HttpContext,
	route: R,
	handle: (call: Call<R>, files: UploadedFile[]) => Promise<RouteResponse<R>>,
): void {
	serveUpload(context, route, { bodyLimit: largestList }, (call, files) =>
		handle(call, requireList(route, files)),
	);
}

function serveUpload<const R extends Route>(
	context: HttpContext,
	route: R,
	{ bodyLimit }: { bodyLimit: number },
	handle: (call: Call<R>, files: Parts["files"]) => Promise<RouteResponse<R>>,
): void {
	const declared = codesOf(route);
	void context.server.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			"multipart/form-data",
			{ parseAs: "buffer", bodyLimit },
			(request: FastifyRequest, body: Buffer) => readParts(body, request.headers["content-type"] ?? ""),
		);
		scope.route({
			method: route.method,
			url: route.path,
			config: { who: route.who },
			onRequest: async (request) => {
				await authorize(context, route, request);
			},
			handler: async (request, reply) => {
				const { data = {}, files = [] } = (request.body ?? {}) as Partial<Parts>;
				request.body = data;
				const call = await readCall(context, route, request);
				const result = await handle(call, files).catch(refuseUndeclared(declared));
				reply.header("cache-control", "no-store");
				return { data: z.parse(route.response, result) };
			},
		});
	});
}

async function readParts(body: Buffer, type: string): Promise<Parts> {
	if (isHardToRead(body, type)) refuse("request", "We couldn’t read the request.");
	const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
		.formData()
		.catch((cause: unknown) => refuse("request", "We couldn’t read the request.", cause));
	const files: Parts["files"] = [];
	for (const [part, value] of form)
		if (typeof value !== "string")
			files.push({ part, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
	return { data: readData(form.get("data")), files };
}

/** Whether a form has too many parts or a part with endless headers, neither of which a browser sends. */
function isHardToRead(body: Buffer, type: string): boolean {
	const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]?.trim();
	if (boundary === undefined || boundary === "") return false;
	const mark = `--${boundary}`;
	let count = 0;
	for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
		const head = body.subarray(at, at + longestHead);
		const hasEnd = head.length < longestHead || head.includes("\r\n\r\n");
		count += 1;
		if (count > mostParts || !hasEnd) return true;
	}
	return false;
}

function readData(part: ReturnType<FormData["get"]>): unknown {
	if (part === null) return {};
	let twice: string | undefined;
	try {
		const text = typeof part === "string" ? part : "";
		const value: unknown = JSON.parse(text);
		twice = repeatedKey(text);
		if (twice === undefined) return value;
	} catch (cause) {
		return refuse("data", "This isn’t valid JSON.", cause);
	}
	return refuse("data", sayTwice(twice));
}

function requireFiles<R extends UploadRoute>(route: R, files: Parts["files"]): UploadedFiles<R> {
	const byPart = Object.fromEntries(files.map(({ part, bytes }) => [part, bytes]));
	for (const name of route.files) if (byPart[name] === undefined) refuse(name, "Please choose a file.");
	return byPart as UploadedFiles<R>;
}

function requireList({ fileList: { part, most } }: ListRoute, files: Parts["files"]): UploadedFile[] {
	const listed = files.filter((file) => file.part === part);
	if (listed.length === 0) refuse(part, "Please choose a file.");
	if (listed.length > most) refuse(part, `At most ${most} files at once.`);
	return listed;
}

function refuse(field: string, text: string, cause?: unknown): never {
	throw new ApiError("invalid_request", { fields: { [field]: text }, ...(cause !== undefined && { cause }) });
}
