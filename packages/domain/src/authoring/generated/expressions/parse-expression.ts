import type { Rational } from "../../../arithmetic/rational.ts";
import { rational } from "../../../arithmetic/rational.ts";

export type Operator = "+" | "-" | "*" | "/" | "^";

/** One step of an expression, in order of evaluation. */
export type Instruction =
	| { do: "push"; value: Rational }
	| { do: "read"; name: string }
	| { do: "keep"; name: string }
	| { do: "negate" }
	| { do: "operate"; operator: Operator }
	| { do: "call"; name: FunctionName; count: number };

export type Parsed =
	| { ok: true; program: Instruction[] }
	| { ok: false; fault: "unreadable" | "too-large"; detail: string };

const MAX_LENGTH = 2000;
const MAX_DIGITS = 60;
/** Deepest nesting of brackets; the parser recurses for each. */
const DEEPEST = 40;

/** The functions an expression may call, and with how many arguments. */
const COUNTS = {
	abs: [1, 1],
	floor: [1, 1],
	ceil: [1, 1],
	/** To whole numbers, or to a number of decimal places. */
	round: [1, 2],
	sqrt: [1, 1],
	mod: [2, 2],
	gcd: [2, 20],
	lcm: [2, 20],
	min: [1, 50],
	max: [1, 50],
	sum: [1, 50],
	mean: [1, 50],
	median: [1, 50],
} as const satisfies Record<string, readonly [least: number, most: number]>;

export type FunctionName = keyof typeof COUNTS;

class Unreadable extends Error {}

/** The steps of an expression, or the position of its first error. Reads each character once. */
export function parseExpression(text: string): Parsed {
	if (text.length > MAX_LENGTH) return { ok: false, fault: "too-large", detail: `${text.length} characters` };
	try {
		return { ok: true, program: new Parser(tokensOf(text)).program() };
	} catch (error) {
		if (error instanceof Unreadable) return { ok: false, fault: "unreadable", detail: error.message };
		throw error;
	}
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z_]\w*)|([-+*/^(),;=×÷−]))/y;
const SAME_SIGN: Readonly<Record<string, string>> = { "×": "*", "÷": "/", "−": "-" };

interface Token {
	kind: "number" | "name" | "sign" | "end";
	text: string;
}

function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	const trimmed = text.trimEnd();
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < trimmed.length) {
		const at = TOKEN.lastIndex;
		const [, number, name, sign] = TOKEN.exec(trimmed) ?? [];
		if (number !== undefined) tokens.push({ kind: "number", text: number });
		else if (name !== undefined) tokens.push({ kind: "name", text: name });
		else if (sign !== undefined) tokens.push({ kind: "sign", text: SAME_SIGN[sign] ?? sign });
		else throw new Unreadable(`“${trimmed.slice(at, at + 20)}”`);
	}
	return [...tokens, { kind: "end", text: "the end" }];
}

class Parser {
	readonly #tokens: readonly Token[];
	readonly #steps: Instruction[] = [];
	#at = 0;
	#depth = 0;

	constructor(tokens: readonly Token[]) {
		this.#tokens = tokens;
	}

	/** `name = expression; ...; expression` */
	program(): Instruction[] {
		for (;;) {
			const name = this.#assignedName();
			this.#sum();
			if (name === undefined) break;
			this.#steps.push({ do: "keep", name });
			this.#expect(";");
		}
		this.#take(";");
		if (this.#peek().kind !== "end") this.#refuse();
		return this.#steps;
	}

	#assignedName(): string | undefined {
		const [name, sign] = [this.#peek(), this.#tokens[this.#at + 1]];
		if (name.kind !== "name" || sign?.text !== "=") return undefined;
		if (Object.hasOwn(COUNTS, name.text)) this.#refuse();
		this.#at += 2;
		return name.text;
	}

	#sum(): void {
		this.#product();
		for (let operator = this.#operator("+", "-"); operator; operator = this.#operator("+", "-")) {
			this.#product();
			this.#steps.push({ do: "operate", operator });
		}
	}

	#product(): void {
		this.#signed();
		for (let operator = this.#operator("*", "/"); operator; operator = this.#operator("*", "/")) {
			this.#signed();
			this.#steps.push({ do: "operate", operator });
		}
	}

	/** As taught: -2^2 is -(2^2). */
	#signed(): void {
		let isNegative = false;
		while (this.#peek().text === "-" || this.#peek().text === "+") {
			if (this.#next().text === "-") isNegative = !isNegative;
		}
		this.#power();
		if (isNegative) this.#steps.push({ do: "negate" });
	}

	/** 2^3^2 is 2^(3^2). */
	#power(): void {
		this.#value();
		if (!this.#take("^")) return;
		this.#deeper(() => this.#signed());
		this.#steps.push({ do: "operate", operator: "^" });
	}

	#value(): void {
		const token = this.#next();
		if (token.kind === "number") this.#steps.push({ do: "push", value: numberOf(token.text) });
		else if (token.text === "(") {
			this.#deeper(() => this.#sum());
			this.#expect(")");
		} else if (token.kind === "name" && this.#peek().text === "(") this.#call(token.text);
		else if (token.kind === "name") this.#steps.push({ do: "read", name: token.text });
		else {
			this.#at -= 1;
			this.#refuse();
		}
	}

	#call(name: string): void {
		if (!isFunction(name)) throw new Unreadable(`there is no function “${name}”`);
		this.#expect("(");
		let count = 0;
		do {
			this.#deeper(() => this.#sum());
			count += 1;
		} while (this.#take(","));
		this.#expect(")");
		const [least, most] = COUNTS[name];
		if (count < least || count > most) throw new Unreadable(`${name} of ${count} values`);
		// The second argument of `round` is the number of decimal places, 0 by default.
		if (name === "round" && count === 1) this.#steps.push({ do: "push", value: rational(0n) });
		this.#steps.push({ do: "call", name, count: name === "round" ? 2 : count });
	}

	#deeper(read: () => void): void {
		this.#depth += 1;
		if (this.#depth > DEEPEST) throw new Unreadable("too many nested parentheses");
		read();
		this.#depth -= 1;
	}

	#peek(): Token {
		return this.#tokens[this.#at] ?? { kind: "end", text: "the end" };
	}

	#next(): Token {
		const token = this.#peek();
		this.#at += 1;
		return token;
	}

	#take(sign: string): boolean {
		if (this.#peek().kind !== "sign" || this.#peek().text !== sign) return false;
		this.#at += 1;
		return true;
	}

	#operator<O extends Operator>(...operators: O[]): O | undefined {
		const found = operators.find((operator) => this.#peek().text === operator);
		if (found !== undefined) this.#at += 1;
		return found;
	}

	#expect(sign: string): void {
		if (!this.#take(sign)) throw new Unreadable(`“${sign}” is missing before “${this.#peek().text}”`);
	}

	#refuse(): never {
		throw new Unreadable(`“${this.#peek().text}” is in the wrong place`);
	}
}

function isFunction(name: string): name is FunctionName {
	return Object.hasOwn(COUNTS, name);
}

function numberOf(text: string): Rational {
	const [units = "", decimals = ""] = text.split(".");
	if (text.length > MAX_DIGITS) throw new Unreadable("a number with too many digits");
	return rational(BigInt(`${units}${decimals}` || "0"), 10n ** BigInt(decimals.length));
}
