/** A piece of source that stays as it is, except for the texts in it. */
export interface Stretch {
	start: number;
	end: number;
	texts: FoundText[];
}

/** A part of a text, before its conditions are resolved. */
export type Part =
	| { kind: "words"; words: string }
	| { kind: "value"; name: string; source: Stretch }
	| { kind: "element"; opening: Stretch; closing: string; parts: Part[] }
	| { kind: "choice"; test: Stretch; key: string; yes: Part[]; no: Part[] };

/** A text in a source file: its position, its parts, and its context. */
export interface FoundText {
	start: number;
	end: number;
	parts: Part[];
	/**
	 * What may replace it: an expression, a JSX attribute's value, children of an element, a call that counts things, an
	 * attribute that names the counted thing.
	 */
	place: "expression" | "attribute" | "children" | "count" | "thing";
	/** What a call counts. */
	number?: Stretch;
}
