import { ApiError } from "../errors/api-error.ts";

const maxDepth = 20;

/**
 * Refuses what none of our schemas wants but JSON allows: NUL (PostgreSQL cannot store it), lone surrogates,
 * and nesting beyond 20 levels. Throws `invalid_request`.
 */
export function guardInput(value: unknown, depth = 0): void {
	if (typeof value === "string") {
		if (value.includes("\u0000") || !value.isWellFormed()) refuse("has characters that can’t be used");
		return;
	}
	if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return;
	if (depth >= maxDepth) refuse("is nested too deep");
	for (const [key, item] of Object.entries(value)) {
		guardInput(key, depth + 1);
		guardInput(item, depth + 1);
	}
}

function refuse(why: string): never {
	throw new ApiError("invalid_request", { fields: { request: `The request ${why}.` } });
}
