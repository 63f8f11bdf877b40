interface Route<H> {
	method: string;
	parts: readonly string[];
	handler: H;
}

/** Finds the handler for a method and a path among patterns such as `POST /v1/refunds/:id`. */
export class Routes<H> {
	readonly #routes: Route<H>[];

	constructor(handlers: Record<string, H>) {
		this.#routes = Object.entries(handlers).map(([pattern, handler]) => {
			const [method = "", path = ""] = pattern.split(" ");
			return { method, parts: path.split("/"), handler };
		});
	}

	find(method: string, path: string): { handler: H; values: Record<string, string> } | undefined {
		const parts = path.split("/");
		for (const route of this.#routes) {
			const values = route.method === method ? match(route.parts, parts) : undefined;
			if (values !== undefined) return { handler: route.handler, values };
		}
		return undefined;
	}
}

function match(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
	if (pattern.length !== parts.length) return undefined;
	const values: Record<string, string> = {};
	for (const [index, expected] of pattern.entries()) {
		const part = parts[index] ?? "";
		if (expected.startsWith(":")) values[expected.slice(1)] = decodeURIComponent(part);
		else if (expected !== part) return undefined;
	}
	return values;
}
