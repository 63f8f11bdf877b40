import { codesOf } from "@learnin/contract/codes-of";
import type { Route, RouteResponse } from "@learnin/contract/define-route";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { ApiError } from "./api-error.ts";
import { authorize, type Call, type HttpContext, readCall, refuseUndeclared } from "./register-route.ts";

/** Bytes of one upload, its files together. */
const largestUpload = 5_500_000;

type UploadRoute = Route & { files: readonly string[] };

/** The file parts by name. */
export type UploadedFiles<R extends UploadRoute> = Record<R["files"][number], Buffer>;

/** What the parser leaves of a request in place of its body. */
interface Parts {
	data: unknown;
	files: Record<string, Buffer>;
}

/**
 * Serves a route of kind "upload". Who asks is known before a byte of the body is read, so that only who may upload
 * can make the server hold a file.
 */
export function registerUpload<const R extends UploadRoute>(
	context: HttpContext,
	route: R,
	handle: (call: Call<R>, files: UploadedFiles<R>) => Promise<RouteResponse<R>>,
): void {
	const declared = codesOf(route);
	void context.server.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			"multipart/form-data",
			{ parseAs: "buffer", bodyLimit: largestUpload },
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
				const { data = {}, files = {} } = (request.body ?? {}) as Partial<Parts>;
				request.body = data;
				const call = await readCall(context, route, request);
				const result = await handle(call, requireFiles(route, files)).catch(refuseUndeclared(declared));
				reply.header("cache-control", "no-store");
				return { data: z.parse(route.response, result) };
			},
		});
	});
}

async function readParts(body: Buffer, type: string): Promise<Parts> {
	const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
		.formData()
		.catch((cause: unknown) => refuse("request", "The request could not be read.", cause));
	const files: Record<string, Buffer> = {};
	for (const [name, value] of form)
		if (typeof value !== "string") files[name] = Buffer.from(await value.arrayBuffer());
	return { data: readData(form.get("data")), files };
}

function readData(part: ReturnType<FormData["get"]>): unknown {
	if (part === null) return {};
	try {
		return JSON.parse(typeof part === "string" ? part : "");
	} catch (cause) {
		return refuse("data", "This is not valid JSON.", cause);
	}
}

function requireFiles<R extends UploadRoute>(route: R, files: Record<string, Buffer>): UploadedFiles<R> {
	for (const name of route.files) if (files[name] === undefined) refuse(name, "Please choose a file.");
	return files as UploadedFiles<R>;
}

function refuse(field: string, text: string, cause?: unknown): never {
	throw new ApiError("invalid_request", { fields: { [field]: text }, ...(cause !== undefined && { cause }) });
}
