import type * as z from "zod/mini";
import type { ApiErrorCode } from "./errors.ts";

/**
 * Who may call a route. The server checks it on every call, from the account's row.
 * - `public`: everyone, with or without a token
 * - `account`: any active account, even before it has finished registration
 * - `own_account`: the same, but not in a session that a parent opened for a child
 * - `unknown`: an account that has not finished registration
 * - `signed_in`: PARENT, STUDENT or super-admin
 * - `parent`, `student`, `admin`: only that role
 * - `payer`: `parent`, or an account that has started to pay for its first children: the money of its family
 * - `parent_or_admin`: everyone except students
 * - `practising_as`: a child in a session that a parent opened for it
 */
export type Who =
	| "public"
	| "account"
	| "own_account"
	| "unknown"
	| "signed_in"
	| "parent"
	| "student"
	| "admin"
	| "payer"
	| "parent_or_admin"
	| "practising_as";

export type ObjectSchema = z.core.$ZodType<Record<string, unknown>, Record<string, unknown>>;

export interface Route {
	method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Path with `:name` parameters, starts with /api. */
	path: string;
	who: Who;
	/** One sentence for the OpenAPI document. */
	summary: string;
	params?: ObjectSchema;
	query?: ObjectSchema;
	body?: ObjectSchema;
	/** Shape of `data` in the response envelope. Unknown fields are removed. */
	response: z.core.$ZodType;
	/**
	 * `stream`: the response is a stream of newline-delimited JSON, each line of the shape `response`.
	 * `file`: it is a file to download, and `response` does not apply.
	 * `upload`: the request is multipart/form-data with the named `files` and a part `data` with the body as JSON.
	 */
	kind?: "json" | "stream" | "file" | "upload";
	/** For a `file`: its type; ZIP by default. */
	fileType?: "text/csv" | "application/pdf";
	/** For an `upload`: the names of its file parts. */
	files?: readonly string[];
	/** For an `upload` of any number of files: the name and maximum of its parts. */
	fileList?: { part: string; most: number };
	/**
	 * What a super-admin may call while impersonating someone: by default every GET that is not a file, and nothing
	 * else. `never`: a GET that reveals a secret. `only`: only callable while impersonating.
	 */
	whileImpersonating?: "never" | "only";
	/**
	 * The first complaint about a body, in a sentence that the specification gives, sent as `detail` and as the text of
	 * its field, before the schema is checked. Null leaves it to the schema.
	 */
	complain?: (body: unknown) => { field: string; message: string } | null;
	/** Codes this route may return, besides those of every route. */
	errors: readonly ApiErrorCode[];
}

/** Preserves the literal types of one route. */
export function defineRoute<const R extends Route>(route: R): R {
	return route;
}

type Output<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined;
type Input<S> = S extends z.core.$ZodType ? z.core.input<S> : undefined;

/** What a handler receives after parsing. */
export interface RouteRequest<R extends Route> {
	params: Output<R["params"]>;
	query: Output<R["query"]>;
	body: Output<R["body"]>;
}

/** What a handler returns, and a client receives as `data`. */
export type RouteResponse<R extends Route> = z.core.output<R["response"]>;

type Part<R extends Route, K extends "params" | "query" | "body"> = R extends { [P in K]: z.core.$ZodType }
	? { [P in K]: Input<R[K]> }
	: { [P in K]?: undefined };

/** What a client passes to call a route. */
export type RouteInput<R extends Route> = Part<R, "params"> &
	Part<R, "query"> &
	Part<R, "body"> &
	(R extends { files: readonly (infer Name extends string)[] }
		? { files: Record<Name, Blob> }
		: { files?: undefined });
