import type { Route } from "@learnin/contract/define-route";
import * as z from "zod/mini";

/** A value that a schema accepts, as far as this knows. */
interface Shape {
	type?: string;
	const?: unknown;
	enum?: unknown[];
	format?: string;
	anyOf?: Shape[];
	oneOf?: Shape[];
	properties?: Record<string, Shape>;
	items?: Shape;
	minimum?: number;
}

export interface Given {
	/** Values of fields and path parameters that are known by name, such as ids of things that exist. */
	known: Record<string, unknown>;
	/** A new canary for any other text. */
	canary: (field: string) => string;
	/** Which branch to take if there are several. */
	branch: number;
}

/** A body or query of this schema with a canary wherever free text is allowed. */
export function withCanaries(schema: z.core.$ZodType | undefined, given: Given): unknown {
	if (schema === undefined) return undefined;
	return sample(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape, "", given);
}

function sample(shape: Shape, field: string, given: Given): unknown {
	if (field in given.known) return given.known[field];
	if (shape.const !== undefined) return shape.const;
	if (shape.enum !== undefined) return shape.enum[given.branch % shape.enum.length];
	const branches = shape.anyOf ?? shape.oneOf;
	if (branches !== undefined) return sample(branches[given.branch % branches.length] ?? {}, field, given);
	if (shape.type === "object") {
		const fields = Object.entries(shape.properties ?? {});
		return Object.fromEntries(fields.map(([name, each]) => [name, sample(each, name, given)]));
	}
	if (shape.type === "array") return [sample(shape.items ?? {}, field, given)];
	if (shape.type === "boolean") return given.branch === 0;
	if (shape.type === "number" || shape.type === "integer") return Math.max(shape.minimum ?? 1, 1);
	if (shape.type === "null") return null;
	if (shape.format === "date-time") return "2026-11-21T12:00:00Z";
	if (shape.format === "uuid") return crypto.randomUUID();
	return given.canary(field);
}

/** The path with known values, and a canary for every other parameter; the query with canaries. */
export function canaryPath({ path, query }: Route, given: Given): string {
	const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(given.known[name] ?? given.canary(name))),
	);
	const asked = Object.entries((withCanaries(query, given) ?? {}) as Record<string, unknown>);
	const words = [...asked, ["more", given.canary("more")]].map(([name, value]): [string, string] => [
		String(name),
		String(value),
	]);
	return `${filled}?${new URLSearchParams(words)}`;
}
