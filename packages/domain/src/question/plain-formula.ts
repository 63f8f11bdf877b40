/** Commands that stand for one sign. Unknown ones only part what stands around them. */
const SIGNS: Readonly<Record<string, string>> = {
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
};

const ROOTS: Readonly<Record<string, string>> = { "": "√", "2": "√", "3": "∛", "4": "∜" };

/** Where something begins that is not text as it stands. */
const MARKED = /[\\{^]/g;

/**
 * LaTeX as plain characters that can be read in one way only: "\dfrac{k-12}{3}" gives "(k-12)/3" and
 * "k-\dfrac{12}{3}" gives "k-12/3". Text around formulas stays as it is.
 */
export function plainFormula(tex: string): string {
	let [plain, at] = ["", 0];
	while (at < tex.length) {
		const text = textAt(tex, at);
		plain += text;
		at += text.length;
		if (at === tex.length) break;
		const next = pieceAt(tex, at);
		// A space makes a mixed number of "1\dfrac{2}{3}"; behind a minus it would part the number from its sign.
		plain += (next.is_fraction && /[\p{L}\d)]$/u.test(plain) ? " " : "") + next.plain;
		at = next.end;
	}
	return plain;
}

/** What stands here as it is, up to the next command, group or power. */
function textAt(tex: string, at: number): string {
	MARKED.lastIndex = at;
	return tex.slice(at, MARKED.exec(tex)?.index);
}

interface Piece {
	plain: string;
	/** Where the next piece begins. */
	end: number;
	is_fraction?: true;
}

function pieceAt(tex: string, at: number): Piece {
	const sign = tex[at] ?? "";
	if (sign === "\\") return commandAt(tex, at);
	if (sign === "{") return groupAt(tex, at);
	if (sign === "^") {
		const power = groupAt(tex, at + 1);
		return power.plain === "°" ? power : { plain: `^${together(power.plain)}`, end: power.end };
	}
	return { plain: sign, end: at + 1 };
}

function commandAt(tex: string, at: number): Piece {
	const [all, name = ""] = /^\\([a-zA-Z]+|.?)/s.exec(tex.slice(at)) ?? ["\\"];
	const end = at + all.length;
	if (/^[dt]?frac$/.test(name)) {
		const top = groupAt(tex, end);
		const bottom = groupAt(tex, top.end);
		// "\dfrac{2}{3}x" is not two over three x.
		const gap = /^(?!\\right)[\p{L}\d(\\]/u.test(tex.slice(bottom.end)) ? " " : "";
		return {
			plain: `${numerator(top.plain)}/${together(bottom.plain)}${gap}`,
			end: bottom.end,
			is_fraction: true,
		};
	}
	if (name === "sqrt") {
		const [degree = "", which = ""] = /^\[([^\]]*)\]/.exec(tex.slice(end)) ?? [];
		const inside = groupAt(tex, end + degree.length);
		return { plain: `${ROOTS[which] ?? `${which}th root of `}${together(inside.plain)}`, end: inside.end };
	}
	if (name === "overline") {
		const digits = groupAt(tex, end);
		return { plain: `(${digits.plain})`, end: digits.end };
	}
	if (/^[%$#&_{}]$/.test(name)) return { plain: name, end };
	return { plain: SIGNS[name] ?? " ", end };
}

/** What stands in braces, or the one sign or command that stands there without. */
function groupAt(tex: string, at: number): Piece {
	if (tex[at] !== "{") return at < tex.length ? pieceAt(tex, at) : { plain: "", end: at };
	let depth = 0;
	for (let end = at; end < tex.length; end += 1) {
		if (tex[end] === "\\") end += 1;
		else if (tex[end] === "{") depth += 1;
		else if (tex[end] === "}" && --depth === 0)
			return { plain: plainFormula(tex.slice(at + 1, end)).trim(), end: end + 1 };
	}
	return { plain: plainFormula(tex.slice(at + 1)), end: tex.length };
}

/** One number or letter as it is, anything longer in parentheses: "1/2x" could be one half of x. */
function together(plain: string): string {
	return /^(-?\d[\d.,]*|\p{L}|□|)$/u.test(plain) ? plain : `(${plain})`;
}

function numerator(plain: string): string {
	return /^-?[\p{L}\d.,^√∛□°]*$/u.test(plain) ? plain : `(${plain})`;
}
