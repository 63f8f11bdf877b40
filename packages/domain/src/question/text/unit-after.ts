const ONE_OF: Readonly<Record<string, string>> = { feet: "foot", inches: "inch", loaves: "loaf" };

/** A unit after its number, in digits or as a formula: "1 unit", "−1 degree" and "3/8 square foot", but "2 units" and "1.5 feet". */
export function unitAfter(shown: string, unit: string): string {
	const [, top, bottom] = /^\$\\dfrac\{(\d+)\}\{(\d+)\}\$$/.exec(shown) ?? [];
	const isAtMostOne =
		/^\$?[-\u2212]?1\$?$/.test(shown) || (top !== undefined && Number(top) < Number(bottom));
	if (!isAtMostOne) return unit;
	// "miles per hour" counts miles.
	const [counts = "", ...per] = unit.split(/(?= per )/);
	const [, before = "", word = ""] = /^(.*?)([a-z]*)$/.exec(counts) ?? [];
	return [before, ONE_OF[word] ?? word.replace(/(?<=[a-z]{2})(?<!s)s$/, ""), ...per].join("");
}
