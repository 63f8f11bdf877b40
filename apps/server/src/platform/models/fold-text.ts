/** A text as it is compared: without accents and case. */
export interface Folded {
	given: string;
	plain: string;
	/** Of each unit of `plain` the place in `given` where it comes from. */
	places: readonly number[];
}

/** Folds a text and keeps where each of its letters stood. */
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
