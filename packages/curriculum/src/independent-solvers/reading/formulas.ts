import type { Rational } from "@learnin/domain/arithmetic/rational";
import { rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, over, plus, power, sum, times } from "./arithmetic.ts";

/**
 * Numbers as a student reads them, and a reader of formulas that works on the LaTeX itself, for independent solvers.
 * Nothing here is used by a generator.
 */

/** Every number of a text in reading order; a mixed number or a fraction counts as one. */
export function numbersIn(markdown: string): Rational[] {
	const text = markdown
		.replaceAll("{,}", "")
		.replace(/(\d),(?=\d{3})/g, "$1")
		.replaceAll("\u2212", "-")
		.replace(/(\d*)\s*\\dfrac\{(-?\d+)\}\{(\d+)\}/g, " $1 $2/$3 ");
	const found = text.matchAll(/(?<![\w.)}])-?\d+ +\d+\/\d+|(?<![\d.)}])-?\d+(?:\.\d+)?(?:\/\d+)?/g);
	return [...found].map(([match]) => value(match));
}

/** "3", "-2.50", "3/4", "1 1/2" or a label such as "$-\dfrac{3}{4}$" as an exact number. */
export function value(text: string): Rational {
	const plain = text
		.replaceAll("{,}", "")
		.replaceAll(",", "")
		.replace(/\\dfrac\{(\d+)\}\{(\d+)\}/g, " $1/$2")
		.replace(/[$%\u20ac\u00a3\u20b9]/g, "")
		.trim();
	const sign = plain.startsWith("-") ? -1n : 1n;
	const pieces = plain.replace(/^-\s*/, "").split(/\s+/);
	const size = sum(
		pieces.map((piece) => {
			const [top = "", bottom = "1"] = piece.split("/");
			return over(plainNumber(top), plainNumber(bottom));
		}),
	);
	return rational(sign * size.numerator, size.denominator);
}

function plainNumber(text: string): Rational {
	const [whole = "", rest = ""] = text.split(".");
	return rational(BigInt(`${whole}${rest}`), 10n ** BigInt(rest.length));
}

type Letters = Readonly<Record<string, Rational>>;

/** The value of a LaTeX formula such as "3(x - 2)^{2} \div \dfrac{1}{2}", with values for its letters. */
export function calculate(formula: string, letters: Letters = {}): Rational {
	const tokens = tokensOf(formula);
	let at = 0;
	const peek = () => tokens[at];
	const take = () => tokens[at++] ?? "";
	const expect = (wanted: string) => {
		const got = take();
		if (got !== wanted) throw new Error(`wanted ${wanted}, got ${got} in ${formula}`);
	};
	const within = (open: string, close: string): Rational => {
		expect(open);
		const result = total();
		expect(close);
		return result;
	};
	const atom = (): Rational => {
		const token = peek() ?? "";
		if (token === "(") return within("(", ")");
		if (token === "[") return within("[", "]");
		if (token === "{") return within("{", "}");
		take();
		if (token === "|") {
			const inner = total();
			expect("|");
			return inner.numerator < 0n ? minus(exact(0), inner) : inner;
		}
		if (token === "\\dfrac") {
			const top = within("{", "}");
			return over(top, within("{", "}"));
		}
		if (token === "\\sqrt") {
			const degree = peek() === "[" ? Number(within("[", "]").numerator) : 2;
			return root(within("{", "}"), degree);
		}
		if (/^\d/.test(token)) {
			const whole = plainNumber(token);
			// A number right before a fraction of plain numbers makes a mixed number.
			return peek() === "\\dfrac" && /^\d+$/.test(token) ? plus(whole, atom()) : whole;
		}
		const letter = letters[token];
		if (letter === undefined) throw new Error(`what is ${token} in ${formula}?`);
		return letter;
	};
	const raised = (): Rational => {
		const base = atom();
		if (peek() !== "^") return base;
		take();
		const exponent = peek() === "{" ? within("{", "}") : atom();
		return power(base, Number(exponent.numerator));
	};
	const signed = (): Rational => {
		if (peek() !== "-") return raised();
		take();
		return minus(exact(0), signed());
	};
	const product = (): Rational => {
		let result = signed();
		for (;;) {
			const next = peek();
			if (next === "\\times" || next === "\\cdot" || next === "\\div" || next === "/") {
				take();
				const other = signed();
				result = next === "\\div" || next === "/" ? over(result, other) : times(result, other);
			} else if (next !== undefined && /^[([\d\\a-z]/.test(next)) result = times(result, raised());
			else return result;
		}
	};
	const total = (): Rational => {
		let result = product();
		while (peek() === "+" || peek() === "-")
			result = take() === "+" ? plus(result, product()) : minus(result, product());
		return result;
	};
	const result = total();
	if (at < tokens.length) throw new Error(`left over: ${tokens.slice(at).join(" ")} in ${formula}`);
	return result;
}

function tokensOf(formula: string): string[] {
	return (
		formula
			.replaceAll("{,}", "")
			.replace(/\\left|\\right|\\,|\$/g, "")
			.match(/\\[a-z]+|\d+(?:\.\d+)?|[a-zA-Z]|[-+()[\]{}^|/]/g) ?? []
	);
}

/** The exact root of a number that has one. */
function root(number: Rational, degree: number): Rational {
	return rational(wholeRoot(number.numerator, degree), wholeRoot(number.denominator, degree));
}

function wholeRoot(number: bigint, degree: number): bigint {
	const size = number < 0n ? -number : number;
	let low = 0n;
	let high = size + 1n;
	while (low < high) {
		const middle = (low + high) / 2n;
		if (middle ** BigInt(degree) < size) low = middle + 1n;
		else high = middle;
	}
	if (low ** BigInt(degree) !== size) throw new Error(`${number} has no exact root`);
	return number < 0n ? -low : low;
}

/** Whether both sides of an equation, or of a comparison, agree for these letters. */
export function holds(statement: string, letters: Letters = {}): boolean {
	const [, left = "", sign = "", right = ""] =
		/^\$?(.*?)\s*(=|<|>|\\le|\\ge|\\ne|≤|≥)\s*([^=<>≤≥]*)\$?$/.exec(statement) ?? [];
	const order = compare(calculate(left, letters), calculate(right, letters));
	return {
		"=": order === 0,
		"<": order < 0,
		">": order > 0,
		"\\le": order <= 0,
		"\\ge": order >= 0,
		"≤": order <= 0,
		"≥": order >= 0,
		"\\ne": order !== 0,
	}[sign] as boolean;
}

/** The formulas between dollar signs, in reading order. */
export function formulasIn(markdown: string): string[] {
	return [...markdown.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => formula);
}
