import pg from "pg";
import { isOftenSent } from "../db/statements/prepared-texts.ts";
import type { Named, OpenSpan } from "./traces.ts";

/**
 * What a statement does, in words of the schema: the name it was given, or its verb and first table. Never its text, into
 * which a value might have been written.
 */
export function nameOfStatement(statement: unknown): string {
	const { name, text = "" } = (
		typeof statement === "object" && statement !== null ? statement : { text: statement }
	) as { name?: string; text?: unknown };
	if (name !== undefined && !isOftenSent(name)) return name;
	const words = String(text);
	const verb = /^\s*(\w+)/.exec(words)?.[1]?.toLowerCase() ?? "";
	if (!verbs.has(verb)) return "statement";
	const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(words)?.[1];
	return table === undefined || verb === "begin" ? verb : `${verb} ${table}`;
}

const verbs = new Set([
	"select",
	"insert",
	"update",
	"delete",
	"with",
	"begin",
	"commit",
	"rollback",
	"savepoint",
]);

type Query = (...given: unknown[]) => unknown;

/** Connections each of whose statements is a span. */
export function tracedClient(Client: typeof pg.Client, begin: (named: Named) => OpenSpan): typeof pg.Client {
	class TracedClient extends Client {}
	const plain = Client.prototype.query as Query;
	const query = function query(this: pg.Client, ...given: unknown[]): unknown {
		const span = begin({
			name: nameOfStatement(given[0]),
			kind: "client",
			facts: { "db.system.name": "postgresql" },
		});
		const end = (error: unknown) => {
			if (error === null || error === undefined) span.end();
			else span.end({}, error instanceof pg.DatabaseError ? error.code : "no answer");
		};
		const last = given.at(-1);
		if (typeof last === "function") {
			const told = (...results: unknown[]) => {
				end(results[0]);
				last(...results);
			};
			return plain.call(this, ...given.slice(0, -1), told);
		}
		const result = plain.call(this, ...given);
		if (result instanceof Promise) result.then(() => end(null), end);
		else span.end();
		return result;
	};
	TracedClient.prototype.query = query as typeof TracedClient.prototype.query;
	return TracedClient;
}
