/** Commands for one character. Unknown ones only separate their neighbors. */
const SIGNS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		times: "×",
		cdot: "·",
		div: "÷",
		pm: "±",
		le: "≤",
		leq: "≤",
		ge: "≥",
		geq: "≥",
		ne: "≠",
		neq: "≠",
		lt: "<",
		gt: ">",
		approx: "≈",
		pi: "π",
		to: "→",
		circ: "°",
		angle: "∠",
		square: "□",
		left: "",
		right: "",
	}),
);

const ROOTS: ReadonlyMap<string, string> = new Map([
	["", "√"],
	["2", "√"],
	["3", "∛"],
	["4", "∜"],
]);

/** Deeper than any school formula; anything deeper stays as written. */
const DEEPEST = 50;

/** The start of anything that is not literal text. */
const MARKED = /[\\{^]/g;

/**
 * LaTeX as plain, unambiguous characters: "\dfrac{k-12}{3}" gives "(k-12)/3" and "k-\dfrac{12}{3}" gives
 * "k-12/3". Text around formulas stays unchanged.
 */
export function plainFormula(tex: string): string {
	return plainAt(tex, 0);
}

function plainAt(tex: string, depth: number): string {
	let [plain, at] = ["", 0];
	while (at < tex.length) {
		const text = textAt(tex, at);
		plain += text;
		at += text.length;
		if (at === tex.length) break;
		const next = pieceAt(tex, at, depth);
		// A space makes a mixed number of "1\dfrac{2}{3}"; after a minus it would separate the number from its
		// sign.
		plain += (next.is_fraction && /[\p{L}\d)]$/u.test(plain.slice(-2)) ? " " : "") + next.plain;
		at = next.end;
	}
	return plain;
}

/** The literal text from here to the next command, group or power. */
function textAt(tex: string, at: number): string {
	MARKED.lastIndex = at;
	return tex.slice(at, MARKED.exec(tex)?.index);
}

interface Piece {
	plain: string;
	/** The start of the next piece. */
	end: number;
	is_fraction?: true;
}

function pieceAt(tex: string, at: number, depth: number): Piece {
	const sign = tex[at] ?? "";
	if (sign === "\\") return commandAt(tex, at, depth);
	if (sign === "{") return groupAt(tex, at, depth);
	if (sign === "^") {
		const power = groupAt(tex, at + 1, depth);
		return power.plain === "°" ? power : { plain: `^${together(power.plain)}`, end: power.end };
	}
	return { plain: sign, end: at + 1 };
}

function commandAt(tex: string, at: number, depth: number): Piece {
	const [all, name = ""] = /^\\([a-zA-Z]+|.?)/s.exec(tex.slice(at)) ?? ["\\"];
	const end = at + all.length;
	if (/^[dt]?frac$/.test(name)) {
		const top = groupAt(tex, end, depth);
		const bottom = groupAt(tex, top.end, depth);
		// "\dfrac{2}{3}x" is not two over three x.
		const gap = /^(?!\\right)[\p{L}\d(\\]/u.test(tex.slice(bottom.end)) ? " " : "";
		return {
			plain: `${numerator(top.plain)}/${together(bottom.plain)}${gap}`,
			end: bottom.end,
			is_fraction: true,
		};
	}
	if (name === "sqrt") {
		const [degree = "", which = ""] = /^\[([^\]]{0,20})\]/.exec(tex.slice(end)) ?? [];
		const inside = groupAt(tex, end + degree.length, depth);
		return {
			plain: `${ROOTS.get(which) ?? `${which}th root of `}${together(inside.plain)}`,
			end: inside.end,
		};
	}
	if (name === "overline") {
		const digits = groupAt(tex, end, depth);
		return { plain: `(${digits.plain})`, end: digits.end };
	}
	if (/^[%$#&_{}]$/.test(name)) return { plain: name, end };
	return { plain: SIGNS.get(name) ?? " ", end };
}

/** The content of the braces here, or the single character or command without braces. */
function groupAt(tex: string, at: number, depth: number): Piece {
	if (depth >= DEEPEST) return { plain: tex.slice(at), end: tex.length };
	if (tex[at] !== "{") return at < tex.length ? pieceAt(tex, at, depth + 1) : { plain: "", end: at };
	let open = 0;
	for (let end = at; end < tex.length; end += 1) {
		if (tex[end] === "\\") end += 1;
		else if (tex[end] === "{") open += 1;
		else if (tex[end] === "}" && --open === 0)
			return { plain: plainAt(tex.slice(at + 1, end), depth + 1).trim(), end: end + 1 };
	}
	return { plain: plainAt(tex.slice(at + 1), depth + 1), end: tex.length };
}

/** A number or letter as it is, anything longer in parentheses: "1/2x" could be one half of x. */
function together(plain: string): string {
	return /^(-?\d[\d.,]*|\p{L}|□|)$/u.test(plain) ? plain : `(${plain})`;
}

function numerator(plain: string): string {
	return /^-?[\p{L}\d.,^√∛□°]*$/u.test(plain) ? plain : `(${plain})`;
}
