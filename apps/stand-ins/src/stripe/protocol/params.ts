import { invalidRequest, missingParam } from "./api-error.ts";
import { type FormGroup, isGroup } from "./form-body.ts";

/** Reads typed parameters from a decoded form and refuses invalid ones. */
export class Params {
	readonly #values: FormGroup;
	readonly #prefix: string;

	constructor(values: FormGroup, prefix = "") {
		this.#values = values;
		this.#prefix = prefix;
	}

	/** Throws unless every parameter is one of `allowed`, as the API does for misspelled names. */
	allowOnly(allowed: readonly string[]): void {
		for (const name of Object.keys(this.#values)) {
			if (!allowed.includes(name)) {
				const param = this.#path(name);
				throw invalidRequest(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
			}
		}
	}

	has(name: string): boolean {
		return this.#values[name] !== undefined;
	}

	text(name: string): string | undefined {
		const value = this.#values[name];
		if (value === undefined) return undefined;
		if (typeof value === "string") return value;
		throw invalidRequest("Invalid string", { param: this.#path(name) });
	}

	requiredText(name: string): string {
		const value = this.text(name);
		if (value === undefined || value === "") throw missingParam(this.#path(name));
		return value;
	}

	/** The new value of a clearable field: `current` if absent, null if empty. */
	clearable(name: string, current: string | null): string | null {
		const value = this.text(name);
		if (value === undefined) return current;
		return value === "" ? null : value;
	}

	integer(name: string): number | undefined {
		const value = this.text(name);
		if (value === undefined) return undefined;
		if (!/^-?\d{1,15}$/.test(value)) {
			throw invalidRequest(`Invalid integer: ${value}`, {
				code: "parameter_invalid_integer",
				param: this.#path(name),
			});
		}
		return Number(value);
	}

	boolean(name: string): boolean | undefined {
		const value = this.text(name);
		if (value === undefined || value === "") return undefined;
		if (value === "true" || value === "false") return value === "true";
		throw invalidRequest(`Invalid boolean: ${value}`, { param: this.#path(name) });
	}

	oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
		const value = this.text(name);
		if (value === undefined || value === "") return undefined;
		const found = choices.find((choice) => choice === value);
		if (found !== undefined) return found;
		throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(", ")}`, {
			param: this.#path(name),
		});
	}

	texts(name: string): string[] {
		const value = this.#values[name];
		if (value === undefined || value === "") return [];
		if (typeof value === "string") return [value];
		if (Array.isArray(value)) return value.filter((entry) => typeof entry === "string");
		throw invalidRequest("Invalid array", { param: this.#path(name) });
	}

	group(name: string): Params | undefined {
		const value = this.#values[name];
		if (value === undefined || value === "") return undefined;
		if (isGroup(value)) return new Params(value, this.#path(name));
		throw invalidRequest("Invalid object", { param: this.#path(name) });
	}

	/** `current` with the given keys set, and those given as empty text removed. */
	metadata(current: Record<string, string> = {}): Record<string, string> {
		if (this.#values["metadata"] === "") return {};
		const given = this.#values["metadata"];
		if (given !== undefined && !isGroup(given)) throw invalidRequest("Invalid object", { param: "metadata" });
		const merged = new Map(Object.entries(current));
		for (const [key, value] of Object.entries(given ?? {})) {
			if (typeof value !== "string")
				throw invalidRequest("Metadata values must be strings", { param: "metadata" });
			if (value === "") merged.delete(key);
			else merged.set(key, value);
		}
		return Object.fromEntries(merged);
	}

	#path(name: string): string {
		return this.#prefix === "" ? name : `${this.#prefix}[${name}]`;
	}
}
