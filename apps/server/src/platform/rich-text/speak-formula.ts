import { inWords } from "@learnin/domain/grading/answer-forms/in-words";

const words: [RegExp, string][] = [
	[/\^?(?:\{\\circ\}|\\circ(?![a-zA-Z]))|\\degree/g, " degrees "],
	[/\^(?:\{2\}|2)/g, " squared "],
	[/\^(?:\{3\}|3)/g, " cubed "],
	[/\^(?:\{([^{}]+)\}|([^{}\s\\]))/g, " to the power of $1$2 "],
	[/\\times|\\cdot/g, " times "],
	[/\\div/g, " divided by "],
	[/\\leq?(?![a-z])|≤/g, " is at most "],
	[/\\geq?(?![a-z])|≥/g, " is at least "],
	[/\\neq?(?![a-z])|≠/g, " is not equal to "],
	[/\\pi/g, " pi "],
	[/\\%/g, " percent "],
	[/\\(?:square|Box|boxed\{\s*\}|_+)/g, " blank "],
	[/\\,|\\;|\\:|\\!|\\quad|\\ |~/g, " "],
	[/\\left|\\right/g, ""],
	[/</g, " is less than "],
	[/>/g, " is greater than "],
	[/=/g, " equals "],
	[/\+/g, " plus "],
	[/[-−–]/g, " minus "],
];

/** Stands for the hyphen of a word, "sixty-fourths", which is no minus. */
const hyphen = "\u2011";

/**
 * The words for a formula of school mathematics: `\dfrac{3}{8}` is "three eighths". For screen readers and reading
 * aloud.
 */
export function speakFormula(tex: string): string {
	let text = speakGroups(withoutThousandsBraces(withWordHyphens(tex)));
	for (const [pattern, spoken] of words) text = text.replaceAll(pattern, spoken);
	return text
		.replaceAll(/\\(?:text|mathrm|mathbf)\s*\{([^{}]*)\}/g, " $1 ")
		.replaceAll(/\\[a-zA-Z]+/g, " ")
		.replaceAll(/[{}]/g, " ")
		.replaceAll(/\s+/g, " ")
		.replaceAll(hyphen, "-")
		.trim();
}

function withWordHyphens(tex: string): string {
	return tex.replaceAll(/\\(?:text|mathrm|mathbf)\s*\{[^{}]*\}/g, (words) =>
		words.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, hyphen),
	);
}

/** `2{,}469` is one number. */
function withoutThousandsBraces(tex: string): string {
	return tex.replaceAll(/(?<=\d)\{,\}(?=\d)/g, ",");
}

/** A sentence with its fractions as words: "1/4 cup" is "one fourth cup", "2 1/4" is "2 and one fourth". */
export function speakFractions(text: string): string {
	return text.replaceAll(
		/(?<![\d/.])(?:(\d+) )?(\d{1,3})\/(\d{1,4})(?![\d/])/g,
		(found, whole: string | undefined, top: string, bottom: string) => {
			const fraction = plainFraction(top, bottom);
			if (fraction === null) return found;
			return whole === undefined ? fraction : `${whole} and ${fraction}`;
		},
	);
}

/** Fractions and roots from the inside out; it ends because each round removes one command. */
function speakGroups(tex: string): string {
	let text = tex.replaceAll(/(\\[dt]?frac)\s*(\d)\s*(\d)/g, "$1{$2}{$3}");
	for (let round = 0; round < 100; round += 1) {
		const next = text
			.replace(
				/(\d)?\s*\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/,
				(_, whole: string | undefined, top: string, bottom: string) => {
					const fraction =
						plainFraction(top, bottom)?.replaceAll("-", hyphen) ??
						`${heldTogether(top, ",")} over ${heldTogether(bottom)}`;
					return whole === undefined ? ` ${fraction} ` : `${whole} and ${fraction} `;
				},
			)
			.replace(
				/\\sqrt\s*\[3\]\s*\{([^{}]*)\}/,
				(_, inside: string) => ` cube root of ${heldTogether(inside)} `,
			)
			.replace(/\\sqrt\s*\{([^{}]*)\}/, (_, inside: string) => ` square root of ${heldTogether(inside)} `)
			.replace(/\\overline\s*\{([^{}]*)\}/, " with $1 repeating ");
		if (next === text) return text;
		text = next;
	}
	return text;
}

/** The denominators of decimals that have no words of their own. */
const DECIMAL_PARTS: Readonly<Record<string, string>> = {
	"100": "hundredth",
	"1000": "thousandth",
	"1,000": "thousandth",
};

/** "three eighths", "9 hundredths"; null if the parts are not small numbers. */
function plainFraction(top: string, bottom: string): string | null {
	const part = DECIMAL_PARTS[bottom];
	if (part !== undefined && /^\d{1,3}$/.test(top)) return `${top} ${part}${top === "1" ? "" : "s"}`;
	if (!/^\d{1,2}$/.test(top) || !/^\d{1,2}$/.test(bottom)) return null;
	return inWords({
		form: "fraction",
		is_negative: false,
		is_sign_below: false,
		whole: 0,
		top: Number(top),
		bottom: Number(bottom),
		places: 0,
	});
}

/** Several terms are marked, so that "k minus 12, over 3" is not heard as k minus the fraction 12 over 3. */
function heldTogether(terms: string, end = ""): string {
	return /[\p{L}\d)}]\s*[-+−–]/u.test(terms) ? `the quantity ${terms.trim()}${end}` : terms;
}
