import type * as z from "zod/mini";
import type { ApiErrorCode } from "./errors.ts";

/**
 * Who may call a route. Checked on the server at every call, from the account's row.
 * - `public`: everybody, with or without a token
 * - `account`: any active account, also one that has not finished registration
 * - `own_account`: the same in a session of its own: not one that a parent opened for a child
 * - `unknown`: an account that has not finished registration
 * - `signed_in`: PARENT, STUDENT or super-admin
 * - `parent`, `student`, `admin`: that role alone
 * - `payer`: `parent`, and an account that registers its first children once it has begun to pay: the money of its family
 * - `parent_or_admin`: what a student must not ask
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
	/** Path with `:name` parameters, starting with /api. */
	path: string;
	who: Who;
	/** One sentence for the OpenAPI document. */
	summary: string;
	params?: ObjectSchema;
	query?: ObjectSchema;
	body?: ObjectSchema;
	/** Shape of `data` in the answer's envelope. Unknown fields are cut. */
	response: z.core.$ZodType;
	/**
	 * `stream`: the answer is a stream of newline-delimited JSON, each line of the shape `response`.
	 * `file`: it is a file to keep, and `response` says nothing of it.
	 * `upload`: the request is multipart/form-data of the named `files` and a part `data` with the body as JSON.
	 */
	kind?: "json" | "stream" | "file" | "upload";
	/** Of a `file`: what it is; a ZIP unless said otherwise. */
	fileType?: "text/csv" | "application/pdf";
	/** Of an `upload`: the names of its file parts. */
	files?: readonly string[];
	/** Of an `upload` of any number of files, each a part of this name. */
	fileList?: { part: string; most: number };
	/**
	 * What is there for a super-admin who sees the product as somebody: every GET that is no
	 * file to take away, and nothing else. `never`: a GET that tells a secret. `only`: what is there for nobody else.
	 */
	seeingAs?: "never" | "only";
	/**
	 * What a person is told before anything else of the body is looked at, in a sentence that the specification gives: as
	 * `detail`, and as the text of its field. Null lets the schema speak.
	 */
	complain?: (body: unknown) => { field: string; message: string } | null;
	/** Codes this route may answer with, beside those every route has. */
	errors: readonly ApiErrorCode[];
}

/** Keeps the literal types of one route. */
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

/** What a handler returns and a client receives as `data`. */
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
