/** A text prepared for comparison: without accents and case. */
export interface Folded {
	given: string;
	plain: string;
	/** For each code unit of `plain`, its position in `given`. */
	places: readonly number[];
}

/** Folds a text and keeps where each of its letters was. */
export function foldText(given: string): Folded {
	let plain = "";
	const places: number[] = [];
	let at = 0;
	for (const character of given) {
		const folded = character.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
		plain += folded;
		for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
		at += character.length;
	}
	return { given, plain, places };
}
